import type { SunriseCard as Card } from '@muster/contracts';
import { usePlacementAddress } from '@muster/blocks';
import { AppLink, useCan } from '@muster/kit';
import {
  Button,
  Drawer,
  EmptyState,
  IconCalendarCheck,
  OverlayFooter,
  PageSkeleton,
  Stack,
  formatDate,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { DraftText } from './draft-text.tsx';
import { useSunriseMessages } from './messages.ts';
import { NextJobs, Successors } from './next-matches.tsx';
import { Steps } from './sunrise-card.tsx';
import { clientMail, talkSheet } from './texts.ts';
import classes from './sunrise.module.css';

interface PrepareDrawerProps {
  id: string;
  /** Null while loading. */
  cards: readonly Card[] | null;
  onClose: () => void;
}

/** Material for talking about the end of a contract with the client and the contractor. */
export function PrepareDrawer({ id, cards, onClose }: PrepareDrawerProps) {
  const t = useSunriseMessages();
  const card = cards?.find(({ placement }) => placement.id === id);
  const { placement } = card ?? {};
  return (
    <Drawer
      opened
      onClose={onClose}
      title={placement ? (placement.candidate?.name ?? t('hidden')) : t('sheet.title')}
      subtitle={placement && `${placement.number} · ${placement.company.name}`}
      footer={
        <OverlayFooter>
          <Foot id={id} />
        </OverlayFooter>
      }
    >
      {card ? (
        <Sheet card={card} />
      ) : cards ? (
        <EmptyState
          icon={IconCalendarCheck}
          title={t('sheet.missing')}
          text={t('sheet.missingText')}
        />
      ) : (
        <PageSkeleton variant="form" />
      )}
    </Drawer>
  );
}

/** Link to the contract, where it is extended, ended, or given a successor. */
function Foot({ id }: { id: string }) {
  const t = useSunriseMessages();
  const { hrefOf } = usePlacementAddress();
  const target = new URL(hrefOf(id), 'http://here');
  target.searchParams.delete('prepare');
  return (
    <Button component={AppLink} href={`${target.pathname}${target.search}`}>
      {t('openContract')}
    </Button>
  );
}

function Sheet({ card }: { card: Card }) {
  const t = useSunriseMessages();
  const can = useCan();
  const { placement, extension } = card;
  const { candidate, plannedEndDate } = placement;
  const mayMatch = can('match.read');
  const jobs = api.useMatchingOfCandidateQuery(
    { params: { id: candidate?.id ?? '' } },
    { skip: !mayMatch || !candidate },
  );
  const contract = api.usePlacementsReadQuery({ params: { id: placement.id } });
  const name = candidate?.name ?? t('hidden');
  const isRead = Boolean(contract.data ?? contract.error);
  const isMatched = !mayMatch || !candidate || Boolean(jobs.data ?? jobs.error);
  return (
    <Stack gap="lg">
      <section className={classes.facts}>
        <p>
          <strong>
            {plannedEndDate &&
              t('sheet.ends', { date: formatDate(plannedEndDate, { weekday: true }) })}
          </strong>
        </p>
        {extension && <p>{t('sheet.asked', { date: formatDate(extension.askedAt) })}</p>}
        <Steps card={card} name={name} />
      </section>
      {mayMatch && candidate && <NextJobs name={name} query={jobs} />}
      {mayMatch && <Successors job={placement.job} />}
      {isRead && isMatched ? (
        <>
          <DraftText
            title={t('sheet.mail')}
            label={t('sheet.mailLabel')}
            copies={t('sheet.copyMail')}
            text={clientMail(t, card, contract.data)}
          />
          <DraftText
            title={t('sheet.talk')}
            label={t('sheet.talkLabel')}
            copies={t('sheet.copyTalk')}
            text={talkSheet(
              t,
              card,
              (jobs.data?.data ?? []).slice(0, 3).map(({ job }) => `${job.title} (${job.number})`),
            )}
          />
          <p className={classes.second}>{t('sheet.keepNote')}</p>
        </>
      ) : (
        <PageSkeleton variant="form" />
      )}
    </Stack>
  );
}
