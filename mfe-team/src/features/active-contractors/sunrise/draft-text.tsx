import { CopyButton, TextArea } from '@muster/ui';
import { useState } from 'react';
import classes from './sunrise.module.css';

interface DraftTextProps {
  title: string;
  label: string;
  /** The label of the copy button. */
  copies: string;
  text: string;
}

/** A draft text to edit here and copy elsewhere. */
export function DraftText({ title, label, copies, text }: DraftTextProps) {
  const [value, setValue] = useState(text);
  return (
    <section className={classes.draft}>
      <h3 className={classes.draftTitle}>
        {title} <CopyButton value={value} label={copies} />
      </h3>
      <TextArea
        label={label}
        hideLabel
        dirty={false}
        minRows={6}
        maxRows={16}
        value={value}
        onChange={setValue}
      />
    </section>
  );
}
