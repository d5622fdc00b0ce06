// Texts that lie in several files, one for each chapter.

/** All chapters together. */
export const whole = (chapters: Record<string, string>): string => Object.values(chapters).join("\n");
