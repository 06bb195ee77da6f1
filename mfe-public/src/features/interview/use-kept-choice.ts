import type { InterviewVisit } from '@muster/contracts';
import { useKeptPart } from '../../shared/kept-input.ts';
import { browserZone } from './browser-zone.ts';
import type { Details } from './steps/details-step.tsx';

/** What an invited person has chosen and written so far. */
interface Choice {
  timeZone: string;
  startsAt: string | null;
  anyHost: boolean;
  details: Details;
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'timeZone' in value &&
  'startsAt' in value &&
  'anyHost' in value &&
  'details' in value;

/** The choice on its way to the last look; a page that is loaded anew goes on with it. */
export function useKeptChoice(
  handle: string,
  { timeZone }: Pick<InterviewVisit, 'timeZone'>,
): [Choice, (change: Partial<Choice>) => void] {
  const [kept, keep] = useKeptPart(handle, 'choice', isChoice);
  const choice = kept ?? {
    timeZone: browserZone(timeZone),
    startsAt: null,
    anyHost: false,
    details: { phone: '', question: '', accessNeeds: '', attendees: [] },
  };
  return [choice, (change) => keep({ ...choice, ...change })];
}
