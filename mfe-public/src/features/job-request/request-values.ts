import { jobRequestSchema, type Engagement } from '@muster/contracts';

/** The request as typed. */
export type RequestValues = {
  website: string;
  name: string;
  email: string;
  company: string;
  country: string | null;
  title: string;
  engagement: Engagement;
  skills: string[];
  seats: number | null;
  start: string | null;
  budget: { min: string; max: string; currency: string; unit: 'hour' | 'month' };
  description: string;
};

export const emptyRequest: RequestValues = {
  website: '',
  name: '',
  email: '',
  company: '',
  country: null,
  title: '',
  engagement: 'full_time_contract',
  skills: [],
  seats: 1,
  start: null,
  budget: { min: '', max: '', currency: 'USD', unit: 'hour' },
  description: '',
};

/** What was sent, and with the ticket of which form; null if that one is no longer valid. */
export interface SentRequest {
  values: RequestValues;
  ticket: string | null;
}

export const isSentRequest = (value: unknown): value is SentRequest =>
  typeof value === 'object' && value !== null && 'values' in value && 'ticket' in value;

/** Converts the values for the contract; without contact data for signed-in clients. */
export function requestInput(values: RequestValues, ticket: string, isClient: boolean) {
  const { name, email, company, country, budget, ...rest } = values;
  return {
    ...rest,
    ticket,
    budget:
      budget.min === '' && budget.max === ''
        ? null
        : { ...budget, min: budget.min || null, max: budget.max || null },
    contact: isClient
      ? null
      : {
          name,
          email,
          company,
          country: country ?? '',
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
  };
}

const key = 'muster.job-request';

/** Returns an unsent request from this browser window. */
export function keptRequest(): RequestValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept && typeof kept === 'object' ? { ...emptyRequest, ...kept } : emptyRequest;
  } catch {
    return emptyRequest;
  }
}

export function keepRequest(values: RequestValues | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // A window without storage (private mode) can still send.
  }
}

/** Steps of the form; each step is validated before the next. */
export const requestSteps = ['need', 'terms', 'you', 'review'] as const;
export type RequestStep = (typeof requestSteps)[number];

const fields: Readonly<Record<Exclude<RequestStep, 'review'>, readonly string[]>> = {
  need: ['title', 'skills', 'seats', 'engagement', 'description'],
  terms: ['start', 'budget'],
  you: ['contact'],
};

/** Returns the first step with missing or invalid values, up to the given one; null if none. */
export function faultyStep(input: unknown, upTo: RequestStep): RequestStep | null {
  const { success, error } = jobRequestSchema.safeParse(input);
  if (success) return null;
  const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
  const asked = requestSteps.slice(0, requestSteps.indexOf(upTo) + 1);
  return (
    asked.find((step) => step !== 'review' && fields[step].some((field) => wrong.has(field))) ??
    null
  );
}
