import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyEndpoint } from '@muster/contracts';
import { changedMeanwhile, meetConflict, saveMerged, typeSomething } from './meet-conflict.ts';
import { mergingForms } from './merging-forms.ts';
import { meetRefusal, refusingEveryField } from './refused-fields.ts';
import type { RenderedRemote } from './render-remote.tsx';
import type { Handler } from './respond.ts';

/** A form that lets a person merge two versions of a record. */
export interface MergingForm {
  /** Path below the searched folder. */
  source: string;
  /** Opens the page with the form; the handler answers what the form sends. */
  show: (handler: Handler) => RenderedRemote;
  /** Opens the form from the page. */
  open?: (user: UserEvent) => Promise<void>;
  endpoint: AnyEndpoint;
  /** The record as a colleague has saved it, with a version beyond the one that is shown. */
  current: { version: number; [field: string]: unknown };
  /** The answer to the merge, if it is not the record. */
  saved?: unknown;
  /** Minimum number of fields that the colleague changed. */
  fields: number;
  /** The button that saves: `Save changes`. */
  save?: string | RegExp;
  /** Something to save; by default the first text is changed. */
  change?: (user: UserEvent, form: HTMLElement) => Promise<void>;
}

/**
 * Tries a conflict in every form of a folder: it is told in words, field by field, and the merge is
 * saved, whichever side is taken (`npm run test:full` takes both in each). A form that merges and
 * is not listed fails.
 */
export function testConflicts(folder: string, forms: readonly MergingForm[]): void {
  test('no form that merges is left out', () => {
    const listed = new Set(forms.map(({ source }) => source));
    expect([...listed].toSorted()).toEqual(mergingForms(folder));
  });

  test.each(forms)('refused fields of $source $# are named and led to', async (form) => {
    const { endpoint, change = typeSomething, save = 'Save changes' } = form;
    const { user } = form.show(refusingEveryField(endpoint));
    await form.open?.(user);
    const button = await screen.findByRole('button', { name: save });
    const place = button.closest<HTMLElement>('[role="dialog"]') ?? document.body;
    await change(user, place);
    const { named, broken } = await meetRefusal(user, place, save);
    expect(named.length).toBeGreaterThanOrEqual(form.fields);
    expect(broken).toEqual([]);
  });

  test.each(merges(forms))('$side: a conflict in $source $index', async ({ side, ...form }) => {
    const { endpoint, current, change, save = 'Save changes' } = form;
    const { user, network } = form.show(changedMeanwhile(endpoint, current, form.saved));
    await form.open?.(user);
    const button = await screen.findByRole('button', { name: save });
    const place = button.closest<HTMLElement>('[role="dialog"]') ?? document.body;
    const told = await meetConflict(user, place, save, change && ((at) => change(user, at)));
    expect(told.raw).toEqual([]);
    expect(told.fields.length).toBeGreaterThanOrEqual(form.fields);
    await saveMerged(user, side, { network, endpoint, version: current.version });
  });
}

/** Every second form merges to one side, the others to the other; full runs do both for all. */
const merges = (forms: readonly MergingForm[]) =>
  forms.flatMap((form, index) =>
    (['Yours', 'Theirs'] as const)
      .filter((_, turn) => process.env['MUSTER_TEST_FULL'] || index % 2 === turn)
      .map((side) => ({ ...form, side, index })),
  );
