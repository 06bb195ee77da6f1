import { dayMs, hourMs } from '../durations.ts';

export const applying = {
  life: 30 * dayMs,
  /**
   * Time without activity after which an application counts as abandoned and one reminder is sent.
   */
  silence: 72 * hourMs,
  /** Maximum applications that claim one mail address within a day. */
  perAddress: 5,
  /** Maximum mails that one application can request again, or to another address, within a day. */
  mails: 5,
  /** Maximum bytes of an unfinished application, in any script. */
  draftBytes: 128 * 1024,
  experience: 10,
  description: 1000,
  skills: 30,
  motivation: 3000,
  /** Maximum files of one application, and readings of its CV, within an hour. */
  files: 20,
  readings: 40,
  /** Interval at which the page saves unfinished input. */
  autosave: 10_000,
  listed: 200,
} as const;
export const referral = {
  /** Default reward of the referral program. */
  reward: { amount: '500.00', currency: 'USD' },
  program: {
    name: { min: 2, max: 80 },
    terms: 4000,
    rewardsPerYear: { min: 1, max: 100, default: 20 },
    count: 100,
  },
  companyName: 160,
  life: 365 * dayMs,
  perDay: 20,
  listed: 300,
  /** Maximum rewards paid together. */
  inBatch: 200,
  batches: 100,
} as const;
export const legalIdentity = {
  /** Days after the decision for which the picture of an identity document is kept. */
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
  /** Maximum people who get a copy once everyone has signed. */
  copies: 5,
  reason: { min: 10, max: 500 },
  templates: 200,
  templateName: { min: 3, max: 120 },
  templateSummary: 200,
  templateBody: 100_000,
  /** Maximum fields that are filled in manually before a document is sent. */
  templateFields: 40,
  /** Maximum fields placed on the pages of a PDF. */
  placed: 100,
  pdfPages: 200,
  label: 80,
  help: 200,
  /** Maximum length of the text that a party enters in a field. */
  entry: 500,
  /** Smallest side of a placed field, in points. */
  placedSide: 8,
  typedName: 120,
  strokes: 60,
  /** Maximum points of one drawn line. */
  strokePoints: 400,
  expiresInDays: { min: 1, max: 90, usual: 30 },
  /** Maximum reminders for one document, and the days between them. */
  reminders: { max: 5, everyDays: 3 },
  guestName: { min: 2, max: 120 },
  /** Maximum length of a signature image in base64 characters. */
  imageLetters: 12_000,
  /** Time after expiry for which a link still shows what happened to the document. */
  linkAfter: 90 * dayMs,
  /** Maximum codes requested with one link. */
  codes: { max: 5, window: hourMs },
} as const;
