import {
  limits,
  referralProgramCreateSchema,
  type Money,
  type ReferralKind,
  type ReferralProgram,
  type ReferralTrigger,
} from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** Form values of a program. */
export type ProgramValues = {
  name: string;
  kind: ReferralKind;
  reward: Money | null;
  trigger: ReferralTrigger;
  activeFrom: string | null;
  activeTo: string | null;
  rewardsPerYear: number | null;
  terms: string;
};

export const programValues = (program: ReferralProgram): ProgramValues => ({
  name: program.name,
  kind: program.kind ?? 'candidate',
  reward: { amount: program.reward.sum, currency: program.reward.currency },
  trigger: program.trigger,
  activeFrom: program.activeFrom,
  activeTo: program.activeTo,
  rewardsPerYear: program.rewardsPerYear,
  terms: program.terms,
});

export const blankProgram: ProgramValues = {
  name: '',
  kind: 'candidate',
  reward: limits.referral.reward,
  trigger: 'placed_90_days',
  terms: '',
  activeFrom: null,
  activeTo: null,
  rewardsPerYear: limits.referral.program.rewardsPerYear.default,
};

/** Returns only the differences from `before`. */
export function programChanges<T extends object>(before: ProgramValues, after: T): Partial<T> {
  const text = (value: unknown) => JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => text(value) !== text(before[key as keyof ProgramValues]),
    ),
  ) as Partial<T>;
}

/** Creates the form of a program. */
export const useProgramForm = (initialValues: ProgramValues) =>
  useZodForm({ schema: referralProgramCreateSchema, initialValues });
export type ProgramForm = ReturnType<typeof useProgramForm>;
