// Each by itself, so that a page takes along those that it goes by; see `limits.ts`.
import { dayMs, hourMs, minuteMs } from './durations.ts';

const megabyte = 1024 * 1024;

export const password = {
  minStaff: 12,
  minCandidate: 10,
  max: 128,
  rememberLast: 5,
  /** Older than this, a password is set anew when a disabled account opens again. */
  staleAfter: 90 * dayMs,
} as const;
export const session = {
  idle: { staff: 8 * hourMs, client: 8 * hourMs, candidate: 24 * hourMs },
  absolute: { staff: 7 * dayMs, client: 7 * dayMs, candidate: 30 * dayMs },
  keepMe: 30 * dayMs,
  parallel: 10,
  reauthentication: 15 * minuteMs,
} as const;
export const signIn = {
  perMail: 10,
  perIp: 50,
  window: 15 * minuteMs,
  lockAfter: 50,
  lockWindow: hourMs,
  lockFor: 15 * minuteMs,
} as const;
/** Fields of the agency's own. */
export const customField = {
  perEntity: 40,
  label: 60,
  help: 200,
  choice: 60,
  choices: 50,
  text: 300,
  longText: 4000,
  number: 1_000_000_000_000,
  /** What one address of a list asks of them. */
  filter: 1300,
  conditions: 20,
} as const;
export const webhook = {
  most: 20,
  name: 60,
  url: 500,
  /** What one try may take, and how much of an answer is kept. */
  time: 15_000,
  answerBytes: 500,
  /** Waits after each try that came to nothing: about three days in all. */
  retryMinutes: [0.2, 1, 5, 30, 120, 360, 720, 1440, 1440],
  triesKept: 12,
  /** It is switched off after so many tries in a row over so long a time. */
  stopAfter: { tries: 20, time: 3 * dayMs },
  keep: 30 * dayMs,
  listed: 100,
  /** Deliveries that a person has sent by hand. */
  byHand: 30,
  window: 10 * minuteMs,
} as const;
export const apiKey = {
  perUser: 20,
  name: 60,
  /** Requests with what is no key, from one network. */
  wrongPerIp: 30,
  wrongWindow: 10 * minuteMs,
  /** Ended keys are kept so long, for the log. */
  keepEnded: 90 * dayMs,
} as const;
export const twoFactor = {
  /** RFC 6238: codes of six digits, 30 seconds each, one step of clock drift either way. */
  stepSeconds: 30,
  drift: 1,
  recoveryCodes: 10,
  /** How long the second step may take before the first has to be done again. */
  pending: 10 * minuteMs,
  tries: 5,
  window: 5 * minuteMs,
} as const;
export const impersonation = {
  lasts: 30 * minuteMs,
  perDay: 10,
  reason: { min: 10, max: 300 },
  ticket: 60,
} as const;
export const release = {
  kept: 5,
  history: 50,
  /** Reports of one person's browsers on the builds that they were given. */
  reports: { perPerson: 120, window: hourMs, keptDays: 30 },
  withdrawal: {
    /** Fewer who met errors are no sign: one browser may be at fault. */
    people: 5,
    /** Of those who opened it since it was put in force. */
    share: 0.2,
    /** A build that held for so long is not the cause of what fails now. */
    within: dayMs,
    /** Until a page was there; a slower one counts as an error. */
    slowMs: 8_000,
  },
  token: {
    name: 60,
    perRemote: 10,
    keepEnded: 90 * dayMs,
    wrongPerIp: 30,
    wrongWindow: 10 * minuteMs,
  },
  /** Builds that come over the network: their files, how long they may take, how old a signature. */
  delivery: {
    files: 2_000,
    bytes: 64 * megabyte,
    lasts: hourMs,
    signedWithin: 10 * minuteMs,
    bodyBytes: 512 * 1024,
  },
} as const;
export const audit = { keepYears: 7, windowDays: 92, perHour: { checks: 10 } } as const;
export const view = {
  perUser: 50,
  name: 60,
  query: 2000,
  countsAtOnce: 20,
  columns: 80,
  /** Views that one's tabs can hold in an order, one's own and shared ones. */
  arranged: 500,
  /** A removed view comes back for this long; the notice with Undo can be held open. */
  restore: hourMs,
} as const;
/** `rows` is above the 50,000 of the business constants: the whole list of a large agency. */
const exportLimits = { rows: 100_000, keep: 7 * dayMs, perHour: 10, runningPerUser: 3 } as const;
export const search = { perUser: 60, window: minuteMs, hits: 20, query: 200 } as const;
export const peopleSearch = {
  /** Characters of a query, parentheses in one another, and clauses. */
  query: 1000,
  depth: 12,
  clauses: 40,
  /** Values of one clause: `country:AR,BR`. */
  values: 20,
  /** Passages that explain why a candidate was found. */
  passages: 3,
  /** Values of one facet. */
  facet: 12,
  compare: 4,
} as const;
export const savedSearch = {
  perUser: 50,
  name: 60,
  /** People whom a search with an alert finds at most: with more, the news drown. */
  people: 2000,
} as const;
export const recentItems = 20;
export const notification = {
  keep: 180 * dayMs,
  page: 25,
  collapseWithin: dayMs,
  title: 140,
  body: 400,
  unreadCap: 100,
  /** The hour of the day, where the person is, at which the daily digest and due tasks come. */
  morning: 8,
  digest: 50,
} as const;
export const stream = { heartbeat: 25_000, perUser: 10, pollWithout: 30_000 } as const;
/** `perMail`: from one network. */
export const forgot = { perMail: 3, perMailEverywhere: 20, perIp: 20, window: hourMs } as const;
/** `reserve`: so many are counted with one write; a divisor of `perUser`. */
export const api = { perUser: 600, window: minuteMs, reserve: 20 } as const;
/** What a page may read in one request. */
export const batch = { reads: 24, pathLength: 4000 } as const;
export const publicToken = {
  perIp: 60,
  window: minuteMs,
  wrongPerIp: 10,
  wrongWindow: 10 * minuteMs,
  block: hourMs,
} as const;
/** Changes that visitors send, counted before they are read. */
export const visitor = { perIp: 60, window: minuteMs } as const;
/** Public forms: `least` is the shortest time a person needs to fill one in. */
export const publicForm = {
  perIp: 5,
  window: hourMs,
  least: 3000,
  repeat: dayMs,
  /** Requests that claim one mail address, and how long its confirmation is good. */
  perAddress: 3,
  addressWindow: dayMs,
  confirmLink: 7 * dayMs,
} as const;
export const applying = {
  life: 30 * dayMs,
  /** Applications that claim one mail address within a day. */
  perAddress: 5,
  /** Bytes of an application as it is typed, in any script. */
  draftBytes: 128 * 1024,
  experience: 10,
  description: 1000,
  skills: 30,
  motivation: 3000,
  /** Files that one application brings, and readings of its CV, within an hour. */
  files: 20,
  readings: 40,
  /** How often the page keeps what is being typed. */
  autosave: 10_000,
  listed: 200,
} as const;
export const referral = {
  /** What the program pays with which the platform comes. */
  reward: { amount: '500.00', currency: 'USD' },
  program: {
    name: { min: 2, max: 80 },
    terms: 4000,
    rewardsPerYear: { min: 1, max: 100, default: 20 },
    count: 100,
  },
  life: 365 * dayMs,
  perDay: 20,
  listed: 300,
  /** Rewards that are paid together. */
  inBatch: 200,
  batches: 100,
} as const;
export const monitoring = { perIp: 60, window: minuteMs, bytes: 200_000 } as const;
export const token = {
  invite: 7 * dayMs,
  candidateInvite: 14 * dayMs,
  emailVerify: dayMs,
  emailChange: dayMs,
  passwordReset: hourMs,
  magicSignIn: 15 * minuteMs,
} as const;
export const inviteResendsPerDay = 5;
export const bodyBytes = 1_000_000;
/** Of a public endpoint. */
export const publicBodyBytes = 16 * 1024;
/** Values in one body, lists and objects included; the largest selection has 10,000 ids. */
export const bodyValues = 20_000;
/** Rejected fields that one answer names. */
export const fieldErrors = 50;
/** How long a device keeps what was typed into a form and not saved. */
export const draftKeep = 14 * dayMs;
export const restoreDays = 30;
export const undoSeconds = 10;
export const idempotencyKeep = dayMs;
export const note = { edit: dayMs, pinned: 3, body: 10_000 } as const;
export const task = { reopenDays: 7 } as const;
export const promise = {
  text: 300,
  reason: 300,
  perText: 10,
  shownDays: 30,
  rateDays: 90,
} as const;
export const file = {
  document: 10 * megabyte,
  image: 5 * megabyte,
  portfolio: 25 * megabyte,
  transcript: 5 * megabyte,
  /** Bytes that one request of an upload brings at most; the next goes on from there. */
  chunk: megabyte,
  /** The age at which an abandoned upload is deleted. */
  uploadLife: dayMs,
  downloadLink: 10 * minuteMs,
  uploadsPerMinute: 20,
  /** What text is kept for the search and the reading of a CV. */
  textChars: 200_000,
  /** What was refused by the scan stays in quarantine so long. */
  quarantine: 7 * dayMs,
  avatarPixels: 512,
  /** Of a picture, and of the longer of its sides once it is encoded anew. */
  pixels: 50_000_000,
  side: 6000,
  name: 200,
} as const;
export const template = {
  name: { min: 3, max: 80 },
  /** Of one person, and of the team. */
  perOwner: 200,
  revisions: 50,
  rehearsal: 20,
  tests: { perUser: 20, window: hourMs },
} as const;
export const mail = {
  subject: 200,
  body: 20_000,
  /** Minutes before each further try to deliver. */
  retryMinutes: [1, 5, 30, 120, 720],
  /** How far ahead a mail can be planned. */
  planAhead: 90 * dayMs,
  /** How long the link works by which its reader asks for no more mails. */
  unsubscribeLink: 730 * dayMs,
  /** Requests to unsubscribe from one network. */
  unsubscribe: { perIp: 120, window: minuteMs },
  list: 100,
  signature: 500,
  copies: 10,
  /** People of a client who get one mail together. */
  recipients: 20,
  files: 10,
  /** Bytes of all files of a mail. */
  fileBytes: 15 * 1024 * 1024,
  /** So many people one person writes to at once; more needs a second person. */
  batch: 200,
  /** With a second person, too. */
  batchMax: 2000,
  /** So many people one person writes to in bulk within a day. */
  bulkPerDay: 1000,
  /** How many mails of one batch leave in a minute. */
  bulkPerMinute: 60,
} as const;
/** Mails that come in. */
export const inbox = {
  every: minuteMs,
  /** A larger mail is noted without its content. */
  bytes: 30 * 1024 * 1024,
  /** So many new ones are taken in at a time. */
  batch: 100,
  /** How often one is begun by processes that do not live to end it. */
  tries: 3,
  text: 20_000,
  html: 200_000,
  files: 20,
  list: 100,
  /** How long a mail is kept that concerns no record. */
  keepDismissed: 30 * dayMs,
} as const;
export const call = { note: 2000, minutes: 600, ago: 30 * dayMs } as const;
export const attachment = { perRecord: 50, title: 120, expiryReminderDays: [30, 7] } as const;
export const experience = { max: 40, description: 4000, skills: 20 } as const;
export const education = { max: 20, description: 1000 } as const;
export const cvReading = {
  /** Readings and previews that one person begins in a window. */
  perUser: 20,
  window: minuteMs,
  /** How often it is begun by processes that do not live to end it. */
  tries: 3,
  timeout: 60_000,
  proposals: 300,
  lines: 5000,
  /** From here on a proposal is offered to be accepted with all others that are as sure. */
  sure: 0.8,
  keep: 365 * dayMs,
} as const;
export const suggestion = { undo: 10 * minuteMs, keep: 90 * dayMs, atOnce: 100 } as const;
export const bio = { max: 10, title: 80, min: 50, body: 3000, versions: 50 } as const;
export const merge = { undo: 7 * dayMs } as const;
export const consent = { months: 24, remindDays: [30, 7] } as const;
export const bulk = {
  /** So many are looked after within one request; more as an operation in the background. */
  atOnce: 25,
  items: 200,
  selection: 10_000,
  runningPerUser: 3,
  undo: dayMs,
  keep: 365 * dayMs,
} as const;
const importLimits = {
  bytes: 50 * megabyte,
  rows: 50_000,
  columns: 200,
  preview: 50,
  keep: 7 * dayMs,
  undo: dayMs,
} as const;
export const skill = { aliases: 20, undo: 7 * dayMs } as const;
/** A second person decides within this time. */
export const approval = { life: 72 * hourMs, reason: { min: 10, max: 500 } } as const;
export const privacy = {
  /** What is kept of work for a client after its end. */
  retentionYears: 7,
  /** Between the end of a consent and the question whether to erase. */
  graceDays: 30,
  /** Passports of one person within an hour. */
  passportsPerHour: 5,
  /** Bytes of files that a passport brings along. */
  passportFiles: 200 * megabyte,
} as const;
export const company = {
  name: 120,
  legalName: 160,
  about: 4000,
  paymentTermsDays: { min: 0, max: 120, usual: 30 },
  feedbackSlaHours: { min: 1, max: 336, usual: 48 },
  team: 20,
  bulk: 100,
} as const;
export const job = {
  title: { min: 3, max: 120 },
  description: { toOpen: 100, max: 20_000 },
  hoursPerWeek: { min: 1, max: 60, usual: 40 },
  durationMonths: { min: 1, max: 60 },
  skills: 20,
  overlapHours: { min: 0, max: 8 },
  submissions: { min: 1, max: 50 },
  interviewRounds: 8,
  round: { name: 80, minutes: { min: 15, max: 240, usual: 60 }, interviewers: 10 },
  pools: 20,
  team: 20,
  /** A job that closed longer ago is copied, not opened again. */
  reopen: 180 * dayMs,
  /** Working hours until the first submission is late. */
  firstSubmissionHours: 72,
  bulk: 100,
} as const;
/** What a client's people write to the agency: mails, questions, changes that they ask for. */
/** A call that a client user books with the agency: how long, how soon, how far ahead. */
export const clientCall = {
  minutes: 30,
  noticeHours: 4,
  horizonDays: 14,
  phone: { min: 4, max: 32 },
} as const;
export const clientMessage = { perUser: 10, window: hourMs, subject: 120, text: 4000 } as const;
/** Colleagues a client user may invite at once, and jobs shown to them. */
export const coworkers = { atOnce: 10, jobs: 50 } as const;
export const position = {
  perJob: 50,
  label: 60,
  reference: 60,
  addAtOnce: 10,
  restore: 30 * dayMs,
} as const;
export const pipeline = {
  name: { min: 2, max: 60 },
  templates: 200,
  stages: 30,
  stageName: { min: 2, max: 40 },
  label: 60,
  /** Hours a candidate may stay on a stage: up to a quarter of a year. */
  slaHours: { min: 1, max: 2160 },
} as const;
export const reason = {
  label: { min: 2, max: 80 },
  coolDownDays: { min: 1, max: 730 },
  inContext: 100,
} as const;
/** Seconds that one report says of one part, and how many it takes until one is sent. */
export const submissionReading = { seconds: 1800, least: 3 } as const;
export const application = {
  introduction: { min: 80, max: 3000 },
  bulkMove: 200,
  /** Rejecting more at once takes a second person. */
  bulkReject: 100,
  /** Other jobs that a rejection can lead on to. */
  bridgeJobs: 3,
  /**
   * A candidate submitted to this client within this time is submitted again only after a
   * confirmation.
   */
  sameClient: 180 * dayMs,
  /** Submissions of one job within this time go to the client in one mail. */
  digest: 30 * minuteMs,
  /** How much later than the rejection its mail may go to the person. */
  messageDelay: 72 * hourMs,
  /** How long the link of a question for interest is good, and when it is asked once more. */
  interestLink: 14 * dayMs,
  interestReminder: 48 * hourMs,
  /** How long applicants read by a link where they stand. */
  statusLink: 180 * dayMs,
  /** The time after which a rejected candidate has been notified. */
  rejectionTold: 72 * hourMs,
  /** What was promised longer ago than this is history and no task any more. */
  promiseMissed: 7 * dayMs,
  /** A client who owes an answer is reminded at the end of their time, and twice more. */
  nudgeEvery: 24 * hourMs,
  /** How we know what the client said. */
  proof: { min: 5, max: 500 },
  clientNote: 1000,
  message: 1000,
  /** A whole mail, rewritten before it is sent. */
  mailText: 4000,
  interviewDays: 5,
  feedback: 5000,
  feedbackRound: 80,
  /** So long a link to give feedback works, after the interview where its end is known. */
  feedbackLink: 14 * dayMs,
  /** The page says so long what became of it. */
  feedbackPage: 30 * dayMs,
  /** So long its author can change it. */
  feedbackEdit: 72 * hourMs,
  feedbackAutosave: 3000,
  /** A client decides by mail so long, and asks for so many codes in an hour. */
  decisionLink: 7 * dayMs,
  decisionCode: { max: 5, window: hourMs },
  /** Below this margin a rate is doubtful, in percent. */
  lowMargin: 10,
  columnCards: 500,
  /** Cards of each column that come at once. */
  boardPage: 60,
  compare: 4,
} as const;
/** So many candidates are invited to an account with one request. */
export const candidateAccount = { invitesAtOnce: 100 } as const;
export const placement = {
  noticeDays: { min: 0, max: 90, usual: 14 },
  endAlertDays: [60, 30, 14, 7],
  /** Cards on the board of contracts that end. */
  sunrise: 200,
  /** A client may ask for the same former contractor once in this time. */
  askAgainEvery: 14 * dayMs,
  rateReason: 300,
  marginWarning: 0.1,
} as const;
/** `ruleMax`: a rule that finds more people than this is too wide to be of use. */
export const pool = {
  name: { min: 2, max: 80 },
  description: 2000,
  target: 10_000,
  ruleMax: 5000,
  moveAtOnce: 100,
} as const;
export const question = {
  perUse: 60,
  text: { min: 5, max: 500 },
  help: 300,
  idealAnswer: 2000,
  competency: 60,
  weight: { min: 1, max: 5 },
  minutes: { min: 1, max: 30 },
  options: { min: 2, max: 20, length: 120 },
  shortAnswer: 300,
  longAnswer: 5000,
  interviewMinutes: { min: 15, max: 240, usual: 60 },
  importChars: 300_000,
  importRows: 200,
} as const;
export const screening = {
  questions: 40,
  title: { min: 3, max: 120 },
  intro: 2000,
  message: 1000,
  reviewNote: 1000,
  score: { min: 1, max: 5 },
  /** Days until the answers are expected; the link lives as long as the last of them. */
  dueInDays: { min: 1, max: 14, usual: 5 },
  life: 14 * dayMs,
  /** How long before the end a reminder goes out by itself, and how many in all. */
  remindBefore: [48 * hourMs, 12 * hourMs],
  reminders: 3,
  /** How often the page keeps what is being typed. */
  autosave: 10_000,
  /** Bytes of the longest answer in any script. */
  answerBytes: 48 * 1024,
  /** Forms of one candidate. */
  perCandidate: 50,
  /** Files of one answer and of all answers of a form; uploads of one form within an hour. */
  files: { perAnswer: 5, perForm: 40, perHour: 60 },
  /** Codes by which a form is gone on with in another browser, for one link. */
  deviceCode: { max: 5, window: hourMs },
} as const;
export const calendar = {
  /** Between the first and the last moment of a view. */
  span: 45 * dayMs,
  /** Entries that one view can hold. */
  entries: 1000,
  people: 20,
  /** Clocks of other zones beside the hours. */
  zones: 3,
  title: 160,
  name: 120,
  place: 500,
  description: 4000,
  note: 500,
  attendees: 30,
  guests: 20,
  /** How long one event is at most. */
  longest: 60 * dayMs,
  recurrence: { interval: 12, count: 52 },
  /** What a feed holds, before and after today. */
  feed: { past: 30 * dayMs, ahead: 180 * dayMs, refresh: hourMs },
  /** Of which common hours are told, from this one on. */
  overlapWeeks: 53,
  /** Calendars elsewhere whose time is taken here. */
  outside: {
    perPerson: 5,
    name: 60,
    /** Of one file. */
    bytes: 5_000_000,
    /** For the whole answer, redirects included. */
    time: 15_000,
    redirects: 3,
    every: 30 * minuteMs,
    /** After a failure; longer each time, up to a day. */
    retry: 10 * minuteMs,
    /** A user may have it read again this long after the last time. */
    again: minuteMs,
    /** What is kept, before and after now. */
    past: dayMs,
    ahead: 180 * dayMs,
    /** Stretches of taken time that are kept of one. */
    times: 5000,
  },
} as const;
export const meeting = {
  title: 120,
  guestName: 80,
  line: 2000,
  /** Lines of the chat that are shown. */
  lines: 200,
  notes: 20_000,
  /** The notes as they travel, with letters of several bytes. */
  notesBytes: 100_000,
  /** People in one room: each browser sends to every other. */
  people: 6,
  /** People in one room whose pictures and sound go through a media server. */
  serverPeople: 50,
  /** How long a way into the media server can be used; who comes back gets another one. */
  mediaToken: 2 * minuteMs,
  /** How long one lasts with which the server itself has renewed the way of somebody inside. */
  mediaTokenRenewed: 11 * minuteMs,
  /** People at the door of one room. */
  waiting: 30,
  /** How long an instant room is planned for. */
  instant: hourMs,
  opensBefore: 15 * minuteMs,
  closesAfter: hourMs,
  code: { digits: 6, tries: 5, life: 10 * minuteMs },
  /** Guests who say who they are, by room and mail address, and by network. */
  identity: { perAddress: 5, perIp: 30, window: hourMs },
  /** Rooms that one person opens in an hour. */
  rooms: 30,
  keep: 365 * dayMs,
  past: 50,
  /** One message of the socket, and how many a browser sends in a second. */
  messageBytes: 80_000,
  messagesPerSecond: 60,
  /** Who was not seen for so long is away. */
  away: 20_000,
  recording: {
    /** Of the sound of one interview: at its rate enough for the longest. */
    bytes: 100 * megabyte,
    bitsPerSecond: 32_000,
    /** The sound leaves the browser in parts of this length: a crash loses the last at most. */
    partMs: 5_000,
    /** Whose browser records and who is away for so long has left. */
    recorderAway: minuteMs,
    /** How long after its end the last parts are waited for. */
    lateParts: 2 * minuteMs,
    kept: 180 * dayMs,
  },
} as const;
export const scheduling = {
  /** Minutes from one possible start to the next. */
  grid: 30,
  /** Between an interview and the one before and after it, in minutes. */
  buffer: { before: 0, after: 10, max: 60 },
  noticeHours: { min: 2, max: 168, usual: 12 },
  horizonDays: { max: 60, usual: 14 },
  offered: { min: 2, max: 10 },
  /** How long offered times are kept from others. */
  hold: 48 * hourMs,
  /** Times that an invitee proposes. */
  windows: { min: 2, max: 5 },
  /** How long a link to choose a time lives at most. */
  life: 14 * dayMs,
  /** How long the page of an interview can be read after its end. */
  pageLife: 30 * dayMs,
  /** Moves by the invitee, and until when before the start. */
  moves: 3,
  cutOff: 2 * hourMs,
  /** The time after the mail at which a candidate without a choice is reminded. */
  remindAfter: [24 * hourMs, 72 * hourMs],
  place: 500,
  weekly: 28,
  overrides: 60,
  overrideNote: 120,
  message: 2000,
  note: 500,
} as const;
export const legalIdentity = {
  /** So long after the decision the picture of an identity paper is kept. */
  keepDocumentDays: 90,
  legalName: 160,
  registrationNo: 60,
  taxId: 40,
  addressLine: 160,
  city: 80,
  postalCode: 20,
  title: 100,
  note: 1000,
  fieldNote: 300,
} as const;
export const signature = {
  title: { min: 3, max: 160 },
  value: 2000,
  message: 1000,
  /** Who gets a copy once everybody has signed. */
  copies: 5,
  reason: { min: 10, max: 500 },
  templates: 200,
  templateName: { min: 3, max: 120 },
  templateSummary: 200,
  templateBody: 100_000,
  /** What is filled in by hand before a document is sent. */
  templateFields: 40,
  /** Places on the pages of a PDF. */
  placed: 100,
  pdfPages: 200,
  label: 80,
  help: 200,
  /** What a party writes at a place. */
  entry: 500,
  /** The smallest side of a place, in points. */
  placedSide: 8,
  typedName: 120,
  strokes: 60,
  /** Points of one line that is drawn. */
  strokePoints: 400,
  expiresInDays: { min: 1, max: 90, usual: 30 },
  /** Reminders of one document, and the days between them. */
  reminders: { max: 5, everyDays: 3 },
  guestName: { min: 2, max: 120 },
  /** A signature as a picture, in letters of base64. */
  imageLetters: 12_000,
  /** How long a link still says what became of the document after its time. */
  linkAfter: 90 * dayMs,
  /** Codes that one link asks for. */
  codes: { max: 5, window: hourMs },
} as const;
export const interview = {
  /** The time before its start at which each side is reminded, the longest first. */
  reminders: {
    staff: [24 * hourMs, 15 * minuteMs],
    guests: [24 * hourMs, hourMs],
  },
  /** The time after its end at which the platform notes what it knows of, and asks for the rest. */
  outcomeAfter: hourMs,
  /** What ended longer ago than this is left to its people. */
  outcomeWithin: 2 * dayMs,
} as const;
export const clientInterview = {
  round: 60,
  hosts: 8,
  note: 1000,
  minutes: 45,
  /** The time after its end at which an interview counts as held unless recorded otherwise. */
  feedbackAfter: hourMs,
  /** Later, feedback is requested only by hand. */
  feedbackWithin: 2 * dayMs,
} as const;
export const vetting = {
  note: 1000,
  instructions: 2000,
  brief: 4000,
  interviewers: 4,
  /** Interviews of one kind for one pool; the last one needs a lead. */
  attempts: 3,
  /** How long a verdict holds, and how long before its end the owner is told. */
  validMonths: 12,
  remindDays: [30, 7],
  /** When a failed candidate may try again. */
  retryDays: 90,
  /** One remark of a scorecard, its longer texts, and how long the reasons are at least. */
  remark: 1000,
  text: 3000,
  explained: 20,
  clientSummary: 1500,
  verifiedSkills: 20,
  /** Characters of a transcript and of its summary; both are deleted so long after the decision. */
  transcript: 200_000,
  transcriptFileName: 255,
  transcriptSummary: 6000,
  transcriptKept: 180 * dayMs,
  /** Quotes by competency, and the characters of one. */
  highlights: 40,
  highlight: 400,
  /** From so many missed interviews on the owner is warned. */
  missedWarning: 2,
} as const;
export const teamMember = {
  title: 100,
  department: 80,
  weeklyHours: { min: 1, max: 60 },
  harvestId: 40,
  contactName: 120,
  relation: 60,
  /** In one answer of who leads whom. */
  tree: 1_000,
} as const;
export const handover = { shown: 50, successors: 5, note: 500 } as const;
export const timesheet = {
  task: 120,
  note: 1000,
  reference: 60,
  entries: 400,
  /** Minutes a day above which the entry has to be confirmed. */
  longDay: 12 * 60,
  /** Working days within which an answer is expected. */
  answerDays: 3,
  /** The hour, where the person is, at which the last day of a period is reminded of. */
  reminderHour: 16,
  history: 60,
  desk: 100,
  /** Of a time report of several people. */
  importRows: 2000,
  importChars: 500_000,
  /** Days of one file for payroll. */
  fileDays: 92,
  /** How far back a sheet can be begun. */
  openBack: 92,
  /** A client approves by mail so long, and asks for so many codes in an hour. */
  approveLink: 7 * dayMs,
  approveCode: { max: 5, window: hourMs },
} as const;
export const evaluation = {
  cycle: 40,
  /** Of criteria and templates. */
  name: { min: 2, max: 80 },
  description: 300,
  criteria: { min: 3, max: 12 },
  totalWeight: 100,
  score: { min: 1, max: 5 },
  comment: 1000,
  text: 4000,
  /** How long strengths and improvements are at least. */
  explained: 20,
  goals: 20,
  goal: 500,
  clientName: 120,
  clientText: 2000,
  /** A client’s supervisor answers by mail so long, and is reminded once in so long at most. */
  inputLink: 14 * dayMs,
  inputRemindEvery: dayMs,
  /** So often in a day a client can be asked about one evaluation. */
  inputAsks: { max: 5, window: dayMs },
  /** How often what is being written behind the link is kept. */
  inputAutosave: 5000,
  managerNote: 2000,
  memberComment: 2000,
  note: 1000,
  /** Days before it is due on which reviewer and person are told. */
  noticeDays: 14,
  /** Days for the self review. */
  selfReviewDays: 7,
  /** Days after it was shared on which the person is reminded to read it. */
  remindDays: [7, 14],
  /** So many scores make a trend. */
  trendPoints: 3,
  history: 60,
  templates: 50,
  /** How long the page waits after the last change until it keeps what is written. */
  autosave: 2_000,
} as const;
export const chat = {
  body: 4000,
  title: 120,
  /** In one conversation. */
  people: 30,
  files: 5,
  links: 5,
  /** How long the author can change a message. */
  edit: 15 * minuteMs,
  perUser: 60,
  window: minuteMs,
  page: 40,
  keepMonths: 24,
  /** How long a message may wait unread before its reader is told elsewhere. */
  noticeAfter: 20_000,
  found: 30,
  contacts: 30,
} as const;
export const match = { list: 20 } as const;
export const settings = {
  name: 120,
  legalName: 160,
  address: 500,
  idleHours: { min: 1, max: 72 },
  hours: { min: 1, max: 720 },
  answerDays: { min: 1, max: 30 },
  /** Hours from the end of an interview to what its people say of it. */
  feedbackHours: { min: 1, max: 168, usual: 24 },
  /** After how many times as long they are reminded; never before it ends. */
  feedbackReminders: [1, 2, 3],
  domain: 253,
  domains: 10,
  senderName: 80,
  sharedSenders: 20,
  /** Rates of the month: ten years of all currencies. */
  rates: 2000,
  chatMonths: { min: 1, max: 120 },
  graceDays: { min: 0, max: 365 },
  keptDays: { min: 30, max: 3650 },
} as const;
export const assistant = {
  perMinute: 20,
  message: 1000,
  /** Messages of one dialogue. */
  messages: 100,
  dialogueKept: 30 * dayMs,
  input: 20_000,
  sentences: 12,
  prompts: 30,
  promptName: 60,
  promptInput: 4000,
  usageKept: 90 * dayMs,
  usageShown: 50,
} as const;
export const candidate = {
  links: 15,
  skills: 60,
  primarySkills: 8,
  contactsPerKind: 10,
  rateHour: { min: 1, max: 1000 },
  rateMonth: { min: 100, max: 100_000 },
  hoursPerMonth: 160,
  staleAfterDays: 180,
} as const;

export { exportLimits as export, importLimits as import };
