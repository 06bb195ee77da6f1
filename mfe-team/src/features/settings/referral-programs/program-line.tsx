import { useState } from 'react';
import type { ReferralProgram } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  ConfirmModal,
  IconButton,
  IconPencil,
  formatDate,
  formatMoney,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useProgramMessages } from './messages.ts';
import classes from './referral-programs.module.css';

const families = { planned: 'blue', in_force: 'green', ended: 'grey' } as const;

interface ProgramLineProps {
  program: ReferralProgram;
  onOpen: () => void;
}

/** One program: its terms and period, and buttons to edit or end it. */
export function ProgramLine({ program, onOpen }: ProgramLineProps) {
  const t = useProgramMessages();
  const { id, name, kind = 'candidate', reward, trigger, rewardsPerYear, phase, version } = program;
  const { activeFrom, activeTo, updatedBy, updatedAt } = program;
  const [isAsked, setIsAsked] = useState(false);
  const [update] = api.useReferralsUpdateProgramMutation();
  const ending = useUndoableMutation({
    mutation: () =>
      update({
        params: { id },
        body: { version, changes: { activeTo: new Date().toISOString().slice(0, 10) } },
      }),
    message: () => t('done.ended', { name }),
  });
  const days = { from: formatDate(activeFrom), to: activeTo ? formatDate(activeTo) : '' };
  return (
    <CardRow>
      <div className={classes.what}>
        <span className={classes.head}>
          <span className={classes.name}>{name}</span>
          {kind === 'client' && <Badge family="violet">{t('kind.client')}</Badge>}
          <Badge family={families[phase]}>{t(`phase.${phase}`)}</Badge>
        </span>
        <span>
          {t('terms', {
            amount: formatMoney({ amount: reward.sum, currency: reward.currency }),
            when: t(`when.${trigger}`),
            count: rewardsPerYear,
          })}
        </span>
        <span className={classes.quiet}>
          {[
            t(activeTo ? 'fromTo' : 'from', days),
            updatedBy && t('changed', { name: updatedBy.name, date: formatDate(updatedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {phase !== 'ended' && (
        <span className={classes.buttons}>
          {phase === 'in_force' && (
            <Button
              size="xs"
              variant="default"
              disabled={ending.pending}
              aria-label={t('endOne', { name })}
              onClick={() => setIsAsked(true)}
            >
              {t('end')}
            </Button>
          )}
          <IconButton variant="default" aria-label={t('editOne', { name })} onClick={onOpen}>
            <IconPencil size={16} />
          </IconButton>
        </span>
      )}
      {isAsked && (
        <ConfirmModal
          opened
          title={t('endTitle', { name })}
          confirmLabel={t('end')}
          cancelLabel={t('keep')}
          effects={[{ id: 'end', text: t(kind === 'client' ? 'endEffectCompany' : 'endEffect') }]}
          onClose={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false);
            void ending.run(undefined);
          }}
        />
      )}
    </CardRow>
  );
}
