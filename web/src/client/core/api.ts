// The HTTP interface of the table, typed by the protocol.

import type {
  Ack,
  Bots,
  Calling,
  CallingNow,
  Catalog,
  Chronicle,
  Closed,
  Colour,
  Command,
  Credentials,
  DataChanges,
  DataField,
  DataText,
  Device,
  ExperimentCard,
  ExperimentLimits,
  Fork,
  Frame,
  GameCard,
  GroupCard,
  GroupPage,
  HostDeed,
  House,
  Join,
  Link,
  Lobby,
  Me,
  MeChange,
  Moments,
  NewExperiment,
  NewOrder,
  NewSeries,
  NewTable,
  OpenPosition,
  Pictures,
  Played,
  PlayerPage,
  PositionText,
  Proof,
  RuleText,
  SeatWish,
  SeriesPage,
  StandingOrder,
  Story,
  TableCard,
  Trouble,
  Update,
  Welcome,
} from "../../protocol";

/** An error that the table answered: `key` names a text, `detail` is for experts. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: string,
  ) {
    super(`${key}: ${detail}`);
  }
}

/** The table could not be reached. */
export class Unreachable extends Error {}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (!answer.ok) throw await refusal(answer);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as Answer;
}

async function refusal(answer: Response): Promise<Error> {
  try {
    const trouble = (await answer.json()) as Partial<Trouble>;
    return new Refused(answer.status, trouble.error ?? "unexpected", trouble.detail ?? "");
  } catch {
    return answer.status >= 502
      ? new Unreachable(answer.url)
      : new Refused(answer.status, "unexpected", answer.statusText);
  }
}

const get = <Answer>(path: string) => ask<Answer>("GET", path);
const post = <Answer>(path: string, body?: unknown) => ask<Answer>("POST", path, body);
const seatQuery = (seat: number | null, more = "") =>
  seat === null ? (more ? `?${more}` : "") : `?seat=${seat}${more ? `&${more}` : ""}`;

export const api = {
  me: () => get<Me>("/me"),
  arrive: (name: string) => post<Welcome>("/players", { name }),
  change: (change: MeChange) => ask<Me>("PATCH", "/me", change),
  signUp: (credentials: Credentials) => post<Me>("/accounts", credentials),
  logIn: (credentials: Credentials) => post<Welcome>("/sessions", credentials),
  logOut: () => ask<null>("DELETE", "/sessions"),
  moveLink: (lasting = false) => post<Link>(`/me/links?lasting=${lasting}`),
  move: (token: string) => post<Welcome>(`/links/${encodeURIComponent(token)}`),

  house: () => get<House>("/house"),
  calling: () => get<CallingNow>("/me/calling"),
  setCalling: (wish: Calling) => ask<CallingNow>("PATCH", "/me/calling", wish),
  addDevice: (device: Device) => post<CallingNow>("/me/devices", device),
  forgetDevice: (device: Device) => post<CallingNow>("/me/devices/forget", device),
  askForMail: (address: string) => post<CallingNow>("/me/mail", { address }),
  confirmMail: (code: string) => post<CallingNow>("/me/mail/code", { code }),
  tryCalling: () => post<CallingNow>("/me/calling/test"),

  history: () => get<Played[]>("/me/history"),
  player: (id: string) => get<PlayerPage>(`/players/${encodeURIComponent(id)}`),
  beRated: (rated: boolean) => ask<PlayerPage>("PATCH", "/me/rated", { rated }),
  groups: () => get<GroupCard[]>("/groups"),
  group: (id: string) => get<GroupPage>(`/groups/${encodeURIComponent(id)}`),
  foundGroup: (name: string) => post<GroupPage>("/groups", { name }),
  joinGroup: (code: string) => post<GroupPage>("/groups/join", { code }),
  leaveGroup: (id: string) => post<GroupCard[]>(`/groups/${encodeURIComponent(id)}/leave`),
  deleteMe: (name: string) => post<null>("/me/delete", { name }),

  orders: (id: string, seat: number) => get<StandingOrder[]>(`/tables/${id}/seats/${seat}/orders`),
  giveOrder: (id: string, seat: number, wish: NewOrder) =>
    post<StandingOrder[]>(`/tables/${id}/seats/${seat}/orders`, wish),
  cancelOrder: (id: string, seat: number, order: string) =>
    post<StandingOrder[]>(`/tables/${id}/seats/${seat}/orders/${order}/cancel`),

  series: (group: string) => get<SeriesPage[]>(`/groups/${encodeURIComponent(group)}/series`),
  beginSeries: (group: string, wish: NewSeries) =>
    post<SeriesPage[]>(`/groups/${encodeURIComponent(group)}/series`, wish),
  addToSeries: (series: string, table: string) => post<SeriesPage[]>(`/series/${series}/tables`, { table }),
  sameDeal: (series: string, table: string) => post<TableCard>(`/series/${series}/again`, { table }),

  games: () => get<GameCard[]>("/games"),
  catalog: (game: string) => get<Catalog>(`/games/${game}`),
  rules: (game: string, language: string) => get<RuleText[]>(`/games/${game}/rules/${language}`),
  bots: () => get<Bots>("/bots"),
  dataFields: (game: string) => get<DataField[]>(`/games/${game}/data`),
  readData: (game: string, data: DataText) => post<DataChanges>(`/games/${game}/data`, data),

  experimentLimits: () => get<ExperimentLimits>("/experiments/limits"),
  experiments: () => get<ExperimentCard[]>("/experiments"),
  experiment: (id: string) => get<ExperimentCard>(`/experiments/${encodeURIComponent(id)}`),
  tryOut: (wish: NewExperiment) => post<ExperimentCard>("/experiments", wish),
  stopExperiment: (id: string) => post<ExperimentCard>(`/experiments/${encodeURIComponent(id)}/stop`),
  pictures: (id: string, language: string) =>
    get<Pictures>(`/experiments/${encodeURIComponent(id)}/pictures/${language}`),
  experimentPagePath: (id: string, language: string) => `/api/experiments/${encodeURIComponent(id)}/page/${language}`,

  lobby: () => get<Lobby>("/tables"),
  open: (table: NewTable) => post<TableCard>("/tables", table),
  table: (id: string) => get<TableCard>(`/tables/${id}`),
  join: (id: string, wish: Join) => post<TableCard>(`/tables/${id}/join`, wish),
  leave: (id: string) => post<TableCard>(`/tables/${id}/leave`),
  seat: (id: string, seat: number, wish: SeatWish) => post<TableCard>(`/tables/${id}/seats/${seat}`, wish),
  ready: (id: string, ready: boolean) => post<TableCard>(`/tables/${id}/ready`, { ready }),
  colour: (id: string, wish: Colour) => post<TableCard>(`/tables/${id}/colour`, wish),
  host: (id: string, deed: HostDeed) => post<TableCard>(`/tables/${id}/host`, deed),
  take: (id: string, wish: Join) => post<TableCard>(`/tables/${id}/take`, wish),
  claim: (id: string, seat: number) => post<TableCard>(`/tables/${id}/claims`, { seat }),
  redeem: (id: string, seat: number, code: string) => post<TableCard>(`/tables/${id}/claims/${seat}`, { code }),
  close: (id: string) => post<TableCard>(`/tables/${id}/close`),
  tempo: (id: string, tempo: TableCard["tempo"]) => post<TableCard>(`/tables/${id}/tempo`, { tempo }),
  start: (id: string) => post<TableCard>(`/tables/${id}/start`),
  rematch: (id: string, swap: boolean) => post<TableCard>(`/tables/${id}/rematch?swap=${swap}`),
  openPosition: (position: OpenPosition) => post<TableCard>("/positions", position),
  fork: (id: string, fork: Fork) => post<TableCard>(`/tables/${id}/fork`, fork),

  update: (id: string, seat: number | null, have: number) =>
    get<Update>(`/tables/${id}/play${seatQuery(seat, `have=${have}`)}`),
  command: (id: string, seat: number | null, command: Command) =>
    post<Ack>(`/tables/${id}/play${seatQuery(seat)}`, command),
  closed: (id: string, seat: number) => get<Closed[]>(`/tables/${id}/closed?seat=${seat}`),

  moments: (id: string) => get<Moments>(`/tables/${id}/replay`),
  frame: (id: string, at: number, seat: number | null) => get<Frame>(`/tables/${id}/replay/${at}${seatQuery(seat)}`),
  position: (id: string, seat: number | null) => get<PositionText>(`/tables/${id}/position${seatQuery(seat)}`),
  positionAt: (id: string, at: number, seat: number | null) =>
    get<PositionText>(`/tables/${id}/replay/${at}/position${seatQuery(seat)}`),
  story: (id: string, seat: number | null) => get<Story>(`/tables/${id}/story${seatQuery(seat)}`),
  chronicle: (id: string, seat: number | null) => get<Chronicle>(`/tables/${id}/log${seatQuery(seat)}`),
  proof: (id: string) => get<Proof>(`/tables/${id}/proof`),
  recordPath: (id: string) => `/api/tables/${id}/record`,
  qrPath: (id: string) => `/api/tables/${id}/qr`,
};
