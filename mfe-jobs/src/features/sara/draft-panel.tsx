import { useState } from 'react';
import {
  clientDashboardRoutes,
  href,
  jobDraftFields,
  jobsRoutes,
  limits,
  type JobDialogue,
} from '@muster/contracts';
import { errorText, useActor, useFollow, usePlatform } from '@muster/kit';
import { Button, NoticeBar, useMediaQuery } from '@muster/ui';
import { api } from '../../api.ts';
import { DraftForm } from './draft-form.tsx';
import { useDraftText } from './draft-text.ts';
import { useSaraMessages } from './messages.ts';
import classes from './sara.module.css';

const phone = '(max-width: 767px)';

/** The current draft, with the source words of each part and what is missing. */
export function DraftPanel({ dialogue }: { dialogue: JobDialogue | null }) {
  const t = useSaraMessages();
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const [editing, setEditing] = useState(false);
  const said = dialogue ? saidFields(dialogue) : [];
  const total = said.length + (dialogue?.missing.length ?? 0);
  const body =
    dialogue && editing ? (
      <DraftForm dialogue={dialogue} onDone={() => setEditing(false)} />
    ) : (
      <DraftBody dialogue={dialogue} onEdit={() => setEditing(true)} />
    );
  if (isPhone)
    return (
      <details className={classes.fold}>
        <summary>
          {t('draft.title')}
          {dialogue && (
            <span className={classes.second}>{t('draft.said', { said: said.length, total })}</span>
          )}
        </summary>
        {body}
      </details>
    );
  return (
    <section className={classes.draft} aria-label={t('draft.title')}>
      <div className={classes.draftHead}>
        <h2 className={classes.draftTitle}>{t('draft.title')}</h2>
        {dialogue && (
          <span className={classes.second}>{t('draft.said', { said: said.length, total })}</span>
        )}
      </div>
      {body}
    </section>
  );
}

const saidFields = ({ draft }: JobDialogue) =>
  jobDraftFields.filter((field) => {
    const value = draft[field];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
  });

interface DraftBodyProps {
  dialogue: JobDialogue | null;
  onEdit: () => void;
}

function DraftBody({ dialogue, onEdit }: DraftBodyProps) {
  const t = useSaraMessages();
  const textOf = useDraftText();
  if (!dialogue) return <p className={classes.second}>{t('draft.nothing')}</p>;
  const said = saidFields(dialogue);
  const { missing } = dialogue;
  return (
    <>
      {said.length === 0 && <p className={classes.second}>{t('draft.nothing')}</p>}
      <dl className={classes.facts}>
        {said.map((field) => (
          <div key={field} className={classes.fact}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>
              {textOf(dialogue, field)}
              {dialogue.evidence
                .filter((one) => one.field === field)
                .map(({ by, quote, message, from }) => (
                  <span key={`${message}-${from}`} className={classes.evidence}>
                    {by === 'hand'
                      ? t('draft.byHand')
                      : t('draft.evidence', { quote: quote ?? '' })}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <section aria-label={t('draft.missing')}>
          <h3 className={classes.missingTitle}>{t('draft.missing')}</h3>
          <p className={classes.second}>{missing.map((field) => t(`field.${field}`)).join(', ')}</p>
        </section>
      )}
      <Create dialogue={dialogue} onEdit={onEdit} />
    </>
  );
}

/** Creates the job, or explains why it is not possible yet. */
function Create({ dialogue, onEdit }: { dialogue: JobDialogue; onEdit: () => void }) {
  const t = useSaraMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const isClient = useActor()?.audience === 'client';
  const [create, { isLoading }] = api.useJobDialogueCreateMutation();
  const { id, version, makes, needed, draft } = dialogue;
  const names = needed.map((field) => t(`field.${field}`)).join(', ');
  const open = draft.seats === null || draft.hoursPerWeek === null;
  async function run() {
    const { data, error } = await create({ params: { id }, body: { version } });
    if (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
      return;
    }
    if (!data?.job) return;
    const { job } = data;
    const text = t(makes === 'request' ? 'draft.requested' : 'draft.created', {
      number: job.number,
    });
    platform.notify({ kind: 'success', text });
    follow(
      isClient
        ? href(clientDashboardRoutes.clientDashboardJobsByJobIdEdit, { jobId: job.id })
        : href(jobsRoutes.record, { id: job.id }),
    );
  }
  return (
    <div className={classes.create}>
      {makes === 'nothing' ? (
        <NoticeBar kind="quiet">{t('draft.cannot')}</NoticeBar>
      ) : (
        <>
          {names !== '' && <p className={classes.second}>{t('draft.needs', { fields: names })}</p>}
          {names === '' && open && (
            <p className={classes.second}>
              {t('draft.usual', { positions: 1, hours: limits.job.hoursPerWeek.usual })}
            </p>
          )}
        </>
      )}
      <div className={classes.buttons}>
        {makes !== 'nothing' && (
          <Button disabled={names !== ''} loading={isLoading} onClick={() => void run()}>
            {t(makes === 'request' ? 'draft.request' : 'draft.create')}
          </Button>
        )}
        <Button variant="default" onClick={onEdit}>
          {t('draft.edit')}
        </Button>
      </div>
    </div>
  );
}
