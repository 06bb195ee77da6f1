import type { screeningVisitEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { changeForm } from '../form/change-form.ts';
import { showVisit, visitedForm, visitOf } from './visited-form.ts';

type Endpoints = typeof screeningVisitEndpoints;

/** Reads the form of a link. Reading changes nothing, because mail programs open links, too. */
export const readVisit = async (ctx: VisitorContext, { params }: Input<Endpoints['read']>) =>
  showVisit(await visitedForm(await visitOf(ctx, params.handle)));

/** Starts the form, which from then on is bound to this browser. */
export async function openForm(ctx: VisitorContext, { params }: Input<Endpoints['open']>) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const found = await visitedForm(visit, tx.session);
    const { form } = found;
    if (form.status !== 'sent') return showVisit(found, tx.session);
    const after = await changeForm(tx, form, {
      action: 'open',
      version: null,
      set: ({ firstOpenedAt, devices }) => ({
        firstOpenedAt: firstOpenedAt ?? tx.at,
        devices: [...new Set([...devices, visit.device])],
      }),
      by: { actorKind: 'guest', tokenId: visit.token._id },
    });
    return showVisit({ ...found, form: after }, tx.session);
  });
}
