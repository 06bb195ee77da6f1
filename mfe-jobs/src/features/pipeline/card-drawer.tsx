import type { ReactNode } from 'react';
import { candidatesRoutes, href, jobsRoutes, type Board, type BoardCard } from '@muster/contracts';
import { useCan, useFollow } from '@muster/kit';
import {
  Badge,
  Button,
  Drawer,
  KeyValueList,
  Money,
  OverlayFooter,
  Stack,
  StageBadge,
  StateBadge,
  formatDateTime,
  useNow,
} from '@muster/ui';
import { clockOf } from './card-clock.ts';
import type { Place } from './carry.ts';
import { findColumn } from './board-cache.ts';
import { usePipelineMessages } from './messages.ts';
import { selectCards } from './pipeline-selection.ts';
import classes from './pipeline-page.module.css';

interface CardDrawerProps {
  board: Board;
  card: BoardCard;
  onClose: () => void;
  onMove: (card: BoardCard, to: Place) => Promise<boolean>;
  /** Details of the application: next step, gaps, client view, last note. */
  children: ReactNode;
}

/** A pipeline candidate at a glance, with the next actions. */
export function CardDrawer({ board, card, onClose, onMove, children }: CardDrawerProps) {
  const t = usePipelineMessages();
  const can = useCan();
  const follow = useFollow();
  const now = useNow();
  const { candidate, allowedActions: actions } = card;
  const job = { id: board.job.id };
  const putIn = (column: string) =>
    void onMove(card, { column, index: findColumn(board, column)?.cards.length ?? 0 });
  const leave = () => {
    selectCards(board.job.id, [card.id]);
    follow(href(jobsRoutes.candidatesRemove, job));
  };
  const moveToJob = () => {
    selectCards(board.job.id, [card.id]);
    follow(href(jobsRoutes.candidatesMove, job, { to: 'job' }));
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      width={440}
      title={candidate.name}
      subtitle={[candidate.headline, candidate.city ?? candidate.country]
        .filter(Boolean)
        .join(' · ')}
      footer={
        <OverlayFooter>
          <Button
            variant="default"
            size="md"
            onClick={() => follow(href(candidatesRoutes.profile, { id: candidate.id }))}
          >
            {t('drawer.profile')}
          </Button>
          <Button
            variant="default"
            size="md"
            onClick={() =>
              follow(href(jobsRoutes.applicationProfile, { jobApplicationId: card.id }))
            }
          >
            {t('drawer.open')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        <div className={classes.badges}>
          <StageBadge of={card} />
          <StateBadge machine="vetting" state={candidate.vettingStatus} />
          {card.flags
            .filter((flag) => flag !== 'not_vetted')
            .map((flag) => (
              <Badge key={flag} family={flag === 'same_client' ? 'amber' : 'red'}>
                {t(`card.flags.${flag}`)}
              </Badge>
            ))}
        </div>
        {children}
        <div className={classes.quick}>
          {can('message.send') && (
            <Button variant="default" onClick={() => follow(hrefOfMail(card.id))}>
              {t('drawer.write')}
            </Button>
          )}
          {(actions.includes('move_stage') || actions.includes('shift_stage')) && (
            <Button
              variant="default"
              onClick={() =>
                follow(href(jobsRoutes.candidateMove, { ...job, candidateId: candidate.id }))
              }
            >
              {t('drawer.move')}
            </Button>
          )}
          {actions.includes('move_to_job') && (
            <Button variant="default" onClick={moveToJob}>
              {t('drawer.moveToJob')}
            </Button>
          )}
          {actions.includes('hold') && (
            <Button variant="default" onClick={() => putIn('on_hold')}>
              {t('drawer.hold')}
            </Button>
          )}
          {actions.includes('resume') && (
            <Button variant="default" onClick={() => putIn(card.stage.id)}>
              {t('drawer.resume')}
            </Button>
          )}
          {(actions.includes('reject') || actions.includes('remove')) && (
            <Button variant="default" onClick={leave}>
              {t('bulk.remove')}
            </Button>
          )}
        </div>
        <KeyValueList
          items={[
            { label: t('row.clock'), value: clockOf(card, now, t).text },
            { label: t('drawer.since'), value: formatDateTime(card.stageEnteredAt) },
            { label: t('drawer.due'), value: card.stageDueAt && formatDateTime(card.stageDueAt) },
            { label: t('drawer.owner'), value: card.owner?.name ?? t('row.nobody') },
            { label: t('drawer.interest'), value: t(`interest.${card.interest}`) },
            { label: t('drawer.score'), value: card.score },
            { label: t('drawer.bill'), value: rateOf(card.billRate, t) },
            { label: t('drawer.pay'), value: rateOf(card.payRate, t) },
            { label: t('drawer.attempt'), value: card.attempt > 1 ? card.attempt : null },
            { label: t('drawer.reason'), value: card.exit?.reason },
            { label: t('card.held'), value: card.holdNote },
          ]}
        />
      </Stack>
    </Drawer>
  );
}

/** Returns the composer over the application's page, because the mail is about its job. */
const hrefOfMail = (jobApplicationId: string): string =>
  href(jobsRoutes.applicationProfile, { jobApplicationId }, { write: 'new' });

const rateOf = (rate: BoardCard['billRate'], t: ReturnType<typeof usePipelineMessages>) =>
  rate && <Money value={rate} unit={t(`compare.${rate.unit}`)} cents />;
