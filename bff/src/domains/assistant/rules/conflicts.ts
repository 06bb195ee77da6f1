import {
  toMinorUnits,
  type AssistantSays,
  type JobDraft,
  type JobDraftField,
} from '@muster/contracts';

type Conflict = Extract<AssistantSays, { kind: 'conflict' }>;

const beginners = new Set<JobDraft['seniority']>(['intern', 'junior']);
const seniors = new Set<JobDraft['seniority']>(['senior', 'staff', 'principal', 'lead']);
/** Whole units per hour, for currencies of similar value. */
const bounds = { seniorAtLeast: 25, juniorAtMost: 90 } as const;
const alike = new Set(['USD', 'EUR', 'GBP', 'CHF']);
const hoursInMonth = 160;

/** Returns contradictions in a draft that involve a field of the last message. */
export function conflictsOf(
  draft: JobDraft,
  touched: readonly JobDraftField[],
  today: string,
): Conflict[] {
  const isTouched = (...fields: JobDraftField[]) => fields.some((field) => touched.includes(field));
  const conflict = (kind: Conflict['conflict'], field: JobDraftField): Conflict => ({
    kind: 'conflict',
    conflict: kind,
    field,
    first: null,
    second: null,
  });
  const hourly = hourlyTop(draft.budget);
  const isLow = seniors.has(draft.seniority) && hourly !== null && hourly < bounds.seniorAtLeast;
  const isHigh = beginners.has(draft.seniority) && hourly !== null && hourly > bounds.juniorAtMost;
  const isPartTime = draft.engagement === 'part_time_contract' && (draft.hoursPerWeek ?? 0) >= 35;
  const isNowhere = draft.location?.policy === 'on_site' && draft.location.countries.length === 0;
  return [
    ...(isLow && isTouched('seniority', 'budget') ? [conflict('rate_low', 'budget')] : []),
    ...(isHigh && isTouched('seniority', 'budget') ? [conflict('rate_high', 'budget')] : []),
    ...(isTouched('start') && draft.start !== null && draft.start < today
      ? [conflict('start_past', 'start')]
      : []),
    ...(isPartTime && isTouched('hoursPerWeek', 'engagement')
      ? [conflict('hours_engagement', 'hoursPerWeek')]
      : []),
    ...(isNowhere && isTouched('location') ? [conflict('onsite_without_country', 'location')] : []),
  ];
}

function hourlyTop(budget: JobDraft['budget']): number | null {
  if (!budget || !alike.has(budget.currency)) return null;
  const amount = budget.max ?? budget.min;
  if (amount === null) return null;
  const whole = toMinorUnits(amount) / 100;
  return budget.unit === 'month' ? whole / hoursInMonth : whole;
}
