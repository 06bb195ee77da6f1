import type { ReactNode } from 'react';
import { communicationKinds, type CommunicationKind } from '@muster/contracts';
import { Button, IconMail, IconPhone, SelectField, TextField } from '@muster/ui';
import { useTalkMessages } from './messages.ts';
import classes from './talk.module.css';
import { useOpenedTalk } from './use-opened-talk.ts';
import type { TalkFilter } from './use-talk-filter.ts';

interface TalkBarProps {
  /** Null if there is nothing to filter. */
  filter: TalkFilter | null;
  /** Further filter fields. */
  fields?: ReactNode;
  /** Shown before the buttons. */
  links?: ReactNode;
  mayLogCall: boolean;
  mayWrite: boolean;
}

/** Bar above a timeline: its filters, and buttons to add entries. */
export function TalkBar({ filter, fields, links, mayLogCall, mayWrite }: TalkBarProps) {
  const t = useTalkMessages();
  const { show } = useOpenedTalk();
  return (
    <div className={classes.bar}>
      {filter && (
        <div className={classes.filter}>
          <SelectField<CommunicationKind | 'all'>
            label={t('filter.kind')}
            clearable={false}
            value={filter.kind}
            onChange={(next) => filter.setKind(next ?? 'all')}
            options={(['all', ...communicationKinds] as const).map((value) => ({
              value,
              label: t(`filter.${value}`),
            }))}
          />
          <TextField
            type="search"
            label={t('search')}
            value={filter.typed}
            onChange={filter.setTyped}
          />
          {fields}
        </div>
      )}
      <div className={classes.buttons}>
        {links}
        {mayLogCall && (
          <Button
            variant="default"
            leftSection={<IconPhone size={16} />}
            onClick={() => show('call')}
          >
            {t('logCall')}
          </Button>
        )}
        {mayWrite && (
          <Button leftSection={<IconMail size={16} />} onClick={() => show('write')}>
            {t('write')}
          </Button>
        )}
      </div>
    </div>
  );
}
