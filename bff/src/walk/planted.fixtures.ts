import { Types } from 'mongoose';
import type { Candidate } from '../records/candidates/candidate.model.ts';

/** `own`: the reader's own record, or one in their care; `other`: any other. */
export type Relation = 'own' | 'other';

/** Unique values, so that a text search finds each place where they leak. */
export const planted = {
  other: {
    mailDomain: 'planted-other.test',
    phone: '+351 912 345 678',
    handle: 'planted-handle-other',
    rates: [8713, 7137],
    note: 'planted-rate-note-other',
    birthDate: '1987-03-14',
    permitEnds: '2031-07-19',
  },
  own: {
    mailDomain: 'planted-own.test',
    phone: '+351 917 654 321',
    handle: 'planted-handle-own',
    rates: [9367, 6791],
    note: 'planted-rate-note-own',
    birthDate: '1979-11-23',
    permitEnds: '2033-05-27',
  },
} as const;

let people = 0;

/** Returns the secret fields of a candidate with the planted values. */
export function plantedParts(relation: Relation): Partial<Candidate> {
  const { mailDomain, phone, handle, rates, note, birthDate, permitEnds } = planted[relation];
  people += 1;
  const [expected, minimum] = rates;
  const rate = (kind: 'expected' | 'minimum', amountMinor: number) => ({
    _id: new Types.ObjectId(),
    kind,
    unit: 'hour' as const,
    amountMinor,
    currency: 'EUR' as const,
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    hoursPerMonth: 160,
    note,
    setBy: 'staff' as const,
    setByUserId: null,
    setAt: new Date('2026-01-01T09:00:00Z'),
    voided: null,
  });
  return {
    email: `person.${people}@${mailDomain}`,
    phone,
    contacts: [
      {
        _id: new Types.ObjectId(),
        kind: 'messenger',
        label: 'telegram',
        value: handle,
        valueNorm: null,
        isPrimary: false,
        verifiedAt: null,
      },
    ],
    rates: [rate('expected', expected), rate('minimum', minimum)],
    birthDate,
    workAuthorisation: [{ country: 'NZ', kind: 'permit', expiresOn: permitEnds }],
  };
}
