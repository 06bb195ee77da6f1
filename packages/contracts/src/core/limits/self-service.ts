import { dayMs, hourMs } from '../durations.ts';

export const applying = {
  life: 30 * dayMs,
  /** After so long without a word an application counts as abandoned, and one reminder goes out. */
  silence: 72 * hourMs,
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
  companyName: 160,
  life: 365 * dayMs,
  perDay: 20,
  listed: 300,
  /** Rewards that are paid together. */
  inBatch: 200,
  batches: 100,
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
