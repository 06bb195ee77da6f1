import { useState } from 'react';
import { errorText } from '@muster/kit';
import { Button, Collapse, NoticeBar, TextArea, useDisclosure } from '@muster/ui';
import { useProfileListMessages } from './messages.ts';
import classes from './paste-skills.module.css';
import { useLazySkillsMapQuery } from './profile-lists-host.tsx';

interface PasteSkillsProps {
  /** Adds the skills that were found; returns how many were new. */
  onFound: (skills: { id: string; name: string }[]) => number;
}

/** Turns a pasted list into catalogue skills and names the unknown ones. */
export function PasteSkills({ onFound }: PasteSkillsProps) {
  const t = useProfileListMessages();
  const [opened, panel] = useDisclosure(false);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<{ added: number; unknown: string[] } | null>(null);
  const [map, { isFetching, error }] = useLazySkillsMapQuery();

  async function find() {
    const { items } = await map({ body: { text } }).unwrap();
    const found = items.flatMap(({ skill }) => (skill ? [skill] : []));
    const unknown = items.filter(({ skill }) => !skill).map(({ input }) => input);
    setOutcome({ added: onFound(found), unknown });
    setText(unknown.join('\n'));
  }

  return (
    <>
      <Button
        className={classes.toggle}
        variant="subtle"
        size="xs"
        onClick={panel.toggle}
        aria-expanded={opened}
      >
        {t('skills.paste')}
      </Button>
      <Collapse expanded={opened}>
        <TextArea
          label={t('skills.paste')}
          help={t('skills.pasteHelp')}
          value={text}
          onChange={setText}
        />
        <Button
          variant="default"
          size="xs"
          mt="xs"
          loading={isFetching}
          disabled={text.trim() === ''}
          onClick={() => void find().catch(() => undefined)}
        >
          {t('skills.map')}
        </Button>
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        <div role="status" className={classes.outcome}>
          {outcome && t('skills.mapped', { count: outcome.added })}
          {outcome && outcome.unknown.length > 0 && (
            <> · {t('skills.unknown', { names: outcome.unknown.join(', ') })}</>
          )}
        </div>
      </Collapse>
    </>
  );
}
