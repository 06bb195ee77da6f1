import type { ConsentRow, Consents, OwnConsents } from '@muster/contracts';
import type { People } from '../../identity/people/people.ts';
import { consentStatusesOf } from '../../records/consents/consent-status.ts';
import type { Consent } from '../../records/consents/consent.model.ts';

type OwnRow = Omit<ConsentRow, 'note' | 'recordedBy'>;

const ownRow = (row: Consent): OwnRow => ({
  id: row._id.toHexString(),
  purpose: row.purpose,
  granted: row.granted,
  basis: row.basis,
  textVersion: row.textVersion,
  channel: row.channel,
  at: row.at.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

/** Returns consents for staff, including who recorded them and how. */
export function showConsents(rows: readonly Consent[], people: People, now = new Date()): Consents {
  const show = (row: Consent): ConsentRow => ({
    ...ownRow(row),
    note: row.note,
    recordedBy: people.ref(row.recordedBy),
  });
  return {
    purposes: consentStatusesOf(rows, now).map(({ purpose, state, current }) => ({
      purpose,
      state,
      current: current && show(current),
    })),
    history: rows.map(show),
  };
}

/** Returns the person's own answers, without staff notes. */
export const showOwnConsents = (rows: readonly Consent[], now = new Date()): OwnConsents => ({
  purposes: consentStatusesOf(rows, now).map(({ purpose, state, current }) => ({
    purpose,
    state,
    current: current && ownRow(current),
  })),
  history: rows.map(ownRow),
});
