import { useState } from 'react';
import type { FilledTemplate, OwnTemplateAudience } from '@muster/contracts';
import { Button, NoticeBar, SelectField } from '@muster/ui';
import { useEmailTemplatesListQuery } from './mail-context.tsx';
import { MissingLanguage } from './missing-language.tsx';
import { useMailMessages } from './messages.ts';

interface Words {
  subject: string;
  text: string;
}

/** The text of a template, in the recipient's language if there is one. */
export interface Loaded extends Words {
  missingLanguage?: string | null;
  /** What the template sets besides the text. */
  beside?: Pick<FilledTemplate, 'cc' | 'repliesTo' | 'files'>;
}

interface TemplateFieldProps {
  /** Who reads the mail. */
  audience?: OwnTemplateAudience;
  /** The present text; replaced without asking only if it was not typed by the user. */
  words: Words;
  /** Loads the text of a template. */
  load: (id: string) => Promise<Loaded | null>;
  onFill: (id: string, words: Words, beside: Loaded['beside']) => void;
  error?: string | undefined;
}

/** The template of a mail; asks before it replaces typed text. */
export function TemplateField({
  audience = 'candidate',
  words,
  load,
  onFill,
  error,
}: TemplateFieldProps) {
  const t = useMailMessages();
  const { data } = useEmailTemplatesListQuery({});
  const [chosen, setChosen] = useState<string | null>(null);
  const [filled, setFilled] = useState<Loaded | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const usable = (data?.data ?? []).filter(
    (one) => one.scope !== 'system' && one.isActive && one.audience === audience,
  );
  const isTyped =
    (words.subject !== '' || words.text !== '') &&
    (words.subject !== filled?.subject || words.text !== filled.text);

  async function take(id: string) {
    const found = await load(id);
    setAsked(null);
    if (!found) return;
    setChosen(id);
    setFilled(found);
    onFill(id, { subject: found.subject, text: found.text }, found.beside);
  }

  if (usable.length === 0) return null;
  return (
    <>
      <SelectField
        label={t('template')}
        placeholder={t('noTemplate')}
        options={usable.map(({ id, name, topic }) => ({
          value: id,
          label: t('templateOf', { name, topic: t(`topic.${topic}`) }),
        }))}
        value={chosen}
        error={error}
        onChange={(id) => {
          if (id && isTyped) setAsked(id);
          else if (id) void take(id);
        }}
      />
      <MissingLanguage code={filled?.missingLanguage} />
      {asked && (
        <NoticeBar
          kind="warning"
          action={
            <>
              <Button size="xs" variant="default" onClick={() => setAsked(null)}>
                {t('keep')}
              </Button>
              <Button size="xs" onClick={() => void take(asked)}>
                {t('replace')}
              </Button>
            </>
          }
        >
          {t('replaceText')}
        </NoticeBar>
      )}
    </>
  );
}
