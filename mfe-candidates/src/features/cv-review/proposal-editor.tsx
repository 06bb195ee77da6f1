import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { educationDegrees, languageLevels, type CvProposal } from '@muster/contracts';
import {
  Button,
  CheckboxField,
  CountryField,
  MonthField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
} from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { editedFields, editorFields, type EditorField } from './editor-fields.ts';
import { errorOf } from './problem-text.ts';
import { saysNow } from './proposal-groups.ts';
import { proposalTitle } from './proposal-text.ts';
import classes from './proposal-editor.module.css';

interface ProposalEditorProps {
  proposal: CvProposal;
  onSave: (fields: CvProposal['fields']) => void;
  onCancel: () => void;
}

type Draft = Record<string, unknown>;

/** Inline editor for a proposal. */
export function ProposalEditor({ proposal, onSave, onCancel }: ProposalEditorProps) {
  const t = useMessages();
  const [draft, setDraft] = useState<Draft>({ ...saysNow(proposal) });
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const fields = editorFields[proposal.kind];

  function change(field: string, value: unknown) {
    setDraft({ ...draft, [field]: value });
    setTouched(new Set([...touched, field]));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    onSave(editedFields(proposal, draft));
  }
  function onKeyDown(event: KeyboardEvent) {
    // The list's shortcut keys are text input here.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  }
  const problemAt = ({ field }: EditorField) => {
    const problem = proposal.problems.find(({ path }) => path === field);
    return problem && !touched.has(field) ? errorOf(problem.code) : undefined;
  };

  return (
    <form
      className={classes.editor}
      aria-label={t('cvReview.editing', { title: proposalTitle(proposal, t) })}
      onSubmit={save}
      onKeyDown={onKeyDown}
    >
      <div className={classes.editorFields}>
        {fields.map((one, index) =>
          one.field === 'endMonth' && draft['isCurrent'] === true ? null : (
            <Field
              key={one.field}
              one={one}
              value={draft[one.field]}
              error={problemAt(one)}
              autoFocus={index === 0}
              onChange={(value) => change(one.field, value)}
            />
          ),
        )}
      </div>
      <div className={classes.editorActions}>
        <Button variant="default" size="xs" onClick={onCancel}>
          {t('cvReview.cancel')}
        </Button>
        <Button type="submit" size="xs">
          {t('cvReview.save')}
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  one: EditorField;
  value: unknown;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (value: unknown) => void;
}

function Field({ one, value, error, autoFocus, onChange }: FieldProps) {
  const t = useMessages();
  const common = { label: t(`cvReview.field.${one.label}`), error, autoFocus, onChange };
  const text = typeof value === 'string' ? value : '';
  switch (one.kind) {
    case 'text':
      return <TextField {...common} value={text} />;
    case 'long':
      return (
        <div className={classes.wide}>
          <TextArea {...common} value={text} />
        </div>
      );
    case 'month':
      return <MonthField {...common} value={text || null} />;
    case 'year':
      return <NumberField {...common} value={typeof value === 'number' ? value : null} />;
    case 'flag':
      return <CheckboxField {...common} value={value === true} />;
    case 'country':
      return <CountryField {...common} value={text} />;
    case 'degree':
      return (
        <SelectField
          {...common}
          value={text || null}
          options={educationDegrees.map((degree) => ({
            value: degree,
            label: t(`background.degree.${degree}`),
          }))}
        />
      );
    case 'level':
      return (
        <SelectField
          {...common}
          value={text || null}
          options={languageLevels.map((level) => ({
            value: level,
            label: level === 'native' ? t('cvReview.native') : level,
          }))}
        />
      );
  }
}
