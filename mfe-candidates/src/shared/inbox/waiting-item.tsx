import { useState } from 'react';
import type { WaitingMail } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Badge, Button, DateTime, SearchSelectField, type FieldOption } from '@muster/ui';
import { api } from '../../api.ts';
import { useCandidateOptions } from '../use-candidate-options.ts';
import classes from './inbox.module.css';
import { MailWords, ReceivedFiles } from './mail-words.tsx';
import { useInboxMessages } from './messages.ts';

/** Waiting mail: sender, text, and the record to assign it to. */
export function WaitingItem({ mail }: { mail: WaitingMail }) {
  const t = useInboxMessages();
  const { notify } = usePlatform();
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<FieldOption | null>(null);
  const search = useCandidateOptions();
  const [file, filing] = api.useReceivedMailsFileMutation();
  const [dismiss, dismissing] = api.useReceivedMailsDismissMutation();
  const { id, from, isAutomatic, receivedAt, suggestion, version } = mail;
  const subject = mail.subject || t('noSubject');

  async function put(candidate: { id: string; name: string }) {
    const { error } = await file({ params: { id }, body: { version, candidateId: candidate.id } });
    notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t('filed', { name: candidate.name }) },
    );
  }

  async function leave() {
    const { error } = await dismiss({ params: { id }, body: { version } });
    notify(
      error ? { kind: 'error', text: errorText(error) } : { kind: 'success', text: t('dismissed') },
    );
  }

  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <span className={classes.subject}>{subject}</span>
        {isAutomatic && <Badge family="grey">{t('automatic')}</Badge>}
      </div>
      <div className={classes.small}>
        {[from.name, from.address].filter(Boolean).join(', ')}
        {' · '}
        <DateTime value={receivedAt} as="relative" />
      </div>
      <ReceivedFiles files={mail.files} where="waiting" />
      <MailWords mail={mail} subject={subject}>
        {suggestion && (
          <Button
            size="xs"
            variant="subtle"
            loading={filing.isLoading}
            aria-label={t('fileOf', { name: suggestion.name, subject })}
            onClick={() => void put(suggestion)}
          >
            {t('fileSuggested', { name: suggestion.name })}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={isChoosing}
          aria-label={t('otherOf', { subject })}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {t('other')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          loading={dismissing.isLoading}
          aria-label={t('dismissOf', { subject })}
          onClick={() => void leave()}
        >
          {t('dismiss')}
        </Button>
      </MailWords>
      {isChoosing && (
        <div className={classes.choice}>
          <SearchSelectField
            label={t('candidate')}
            help={t('candidateHelp')}
            search={search}
            value={chosen?.value ?? null}
            valueOption={chosen}
            onChange={(_value, option) => setChosen(option ?? null)}
          />
          <Button
            disabled={chosen === null}
            loading={filing.isLoading}
            onClick={() => chosen && void put({ id: chosen.value, name: chosen.label })}
          >
            {t('file')}
          </Button>
        </div>
      )}
    </div>
  );
}
