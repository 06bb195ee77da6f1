import {
  ownVariables,
  templateTopics,
  variableLabel,
  type OwnTemplateAudience,
  type TemplateTopic,
} from '@muster/contracts';
import { SelectField, TextArea, TextField, type BoundField } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';
import { VariableMenu } from './variable-menu.tsx';

interface NamedProps {
  name: BoundField<string>;
  topic: BoundField<TemplateTopic>;
  disabled?: boolean;
}

/** The name and purpose of a template. */
export function NameFields({ name, topic, disabled = false }: NamedProps) {
  const t = useTemplateMessages();
  return (
    <>
      <TextField label={t('form.name')} required disabled={disabled} {...name} />
      <SelectField
        label={t('form.topic')}
        required
        disabled={disabled}
        options={templateTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
        {...topic}
        onChange={(value) => value && topic.onChange(value)}
      />
    </>
  );
}

interface WordsProps {
  subject: BoundField<string>;
  body: BoundField<string>;
  audience: OwnTemplateAudience;
  disabled?: boolean;
}

/** The text of an own template, with the variables known for every recipient. */
export function WordsFields({ subject, body, audience, disabled = false }: WordsProps) {
  const t = useTemplateMessages();
  const variables = ownVariables(audience).map((name) => ({
    name,
    label: variableLabel(name),
    required: false,
  }));
  return (
    <>
      <TextField label={t('form.subject')} required disabled={disabled} {...subject} />
      <TextArea
        label={t('form.body')}
        help={t('form.ownBodyHelp')}
        required
        disabled={disabled}
        minRows={12}
        maxRows={30}
        {...body}
      />
      {!disabled && (
        <VariableMenu
          variables={variables}
          onAdd={(text) => body.onChange(`${body.value}${text}`)}
        />
      )}
    </>
  );
}
