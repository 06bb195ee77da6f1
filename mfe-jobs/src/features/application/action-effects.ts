import type { ApplicationRecord } from '@muster/contracts';
import type { ActionForm } from './use-action-form.ts';
import type { DialogAction } from './dialog-actions.ts';
import type { ApplicationMessages } from './messages.ts';

/** Describes the effects of an action beforehand, one sentence each. */
export function actionEffects(
  action: DialogAction,
  { candidate, job, company }: ApplicationRecord,
  { outcome }: ActionForm['values'],
  t: ApplicationMessages,
): string[] {
  const { name } = candidate;
  switch (action) {
    case 'ask_interest':
      return [
        t('effect.asked', { name, job: job.title }),
        t('effect.interestLink'),
        ...(job.confidential ? [t('dialog.unnamed')] : []),
      ];
    case 'mark_interested':
      return [t('effect.interested'), t('effect.linkCloses'), t('effect.nobodyTold')];
    case 'review':
      return [t('effect.review'), t('effect.nobodyTold')];
    case 'recall':
      return [t('effect.recalled', { company: company.name }), t('effect.recallMail')];
    case 'request_interview':
      return [t('effect.interview'), t('effect.teamTold'), t('effect.notTold', { name })];
    case 'unselect':
      return [t('effect.seatFree'), t('effect.stageBack'), t('effect.notTold', { name })];
    case 'start_contracting':
      return [t('effect.placement', { name }), t('effect.rates'), t('effect.notTold', { name })];
    case 'contracting_fails':
      return outcome === 'selected'
        ? [t('effect.placementCancelled'), t('effect.seatKept', { name })]
        : [
            t('effect.placementCancelled'),
            t('effect.seatFree'),
            t('effect.ends'),
            t('effect.notTold', { name }),
          ];
    case 'move_to_job':
      return [t('effect.ends'), t('effect.begins'), t('effect.notTold', { name })];
  }
}
