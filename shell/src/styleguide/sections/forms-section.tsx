import { useRef, useState } from 'react';
import {
  CheckboxField,
  ChoiceTiles,
  DateField,
  ErrorSummary,
  FieldRow,
  Form,
  FormBeside,
  FormFoot,
  FormSection,
  MoneyField,
  NumberField,
  PasswordField,
  Radio,
  RichTextEditor,
  RichTextView,
  SegmentedField,
  SelectField,
  SubmitBar,
  Switch,
  TextArea,
  TextField,
  TimeZoneField,
  type MoneyInput,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

const reasons = [
  { value: 'review', label: 'Yearly review' },
  { value: 'market', label: 'Market moved' },
];
const kinds = [
  { value: 'full_time', label: 'Full-time contract' },
  { value: 'employment', label: 'Employment' },
  { value: 'part_time', label: 'Part-time contract' },
  { value: 'project', label: 'Short projects' },
];
const units = [
  { value: 'hour', label: 'Per hour' },
  { value: 'month', label: 'Per month' },
];
const usedCurrencies = ['USD', 'EUR', 'GBP'];

/** Fields, their states, and a form around them. */
export function FormsSection() {
  const summary = useRef<HTMLDivElement>(null);
  const [rate, setRate] = useState<MoneyInput | null>({ amount: '62.00', currency: 'USD' });
  const [day, setDay] = useState<string | null>('2026-09-01');
  const [reason, setReason] = useState<string | null>('review');
  const [unit, setUnit] = useState('hour');
  const [open, setOpen] = useState<string[]>(['full_time']);
  const [notice, setNotice] = useState<number | null>(14);
  const [zone, setZone] = useState<string | null>('America/Recife');
  const [text, setText] = useState('Wants remote for good.');
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(true);
  const [note, setNote] = useState('<p>Ran a <strong>ledger</strong> in production.</p>');
  return (
    <Section
      id="forms"
      title="Forms"
      lead="Labels above, help below, required marked. Errors say what to enter; the summary links to the fields."
    >
      <Specimen title="A form after a failed save" layout="plain">
        <Form label="Rates" onSubmit={(event) => event.preventDefault()}>
          <ErrorSummary
            ref={summary}
            lines={[
              {
                path: 'effective',
                id: 'guide-effective',
                label: 'Effective from',
                text: 'Choose a day after 1 Sep 2026',
              },
            ]}
          />
          <FormSection title="Rate">
            <FieldRow>
              <MoneyField
                label="Expected"
                required
                currencies={usedCurrencies}
                value={rate}
                onChange={setRate}
              />
              <SelectField
                label="Reason for the change"
                options={reasons}
                value={reason}
                onChange={setReason}
              />
            </FieldRow>
            <FieldRow>
              <DateField
                id="guide-effective"
                label="Effective from"
                required
                value={day}
                onChange={setDay}
                error="Choose a day after 1 Sep 2026"
              />
              <NumberField
                label="Notice in days"
                help="Counted from the day it is given"
                value={notice}
                onChange={setNotice}
              />
            </FieldRow>
            <SegmentedField label="Unit" options={units} value={unit} onChange={setUnit} />
          </FormSection>
          <FormSection title="Open to">
            <ChoiceTiles
              label="Kinds of contract"
              options={kinds}
              value={open}
              onChange={setOpen}
            />
            <TimeZoneField label="Time zone" value={zone} onChange={setZone} />
            <TextArea label="Internal note" value={text} onChange={setText} />
            <CheckboxField
              label="Keep in the pool Go backend"
              value={agreed}
              onChange={setAgreed}
            />
          </FormSection>
          <SubmitBar dirty submitting={false} onCancel={() => undefined} label="Save changes" />
        </Form>
      </Specimen>
      <Specimen title="More fields" layout="plain">
        <PasswordField label="Password" value={password} onChange={setPassword} />
        <TextField label="Switched off" value="View only" onChange={() => undefined} disabled />
        <Switch label="E-mail me a digest" defaultChecked mt="sm" />
        <Radio label="At once" name="delay" defaultChecked mt="sm" />
        <Radio label="In one day" name="delay" mt="xs" />
      </Specimen>
      <Specimen title="A long form: FormBeside and FormFoot" layout="plain" canvas>
        <FormBeside>
          <Form label="Office" onSubmit={(event) => event.preventDefault()}>
            <FormSection title="Address">
              <TextField label="City" value="Porto" onChange={() => undefined} />
            </FormSection>
            <FormSection title="Hours">
              <TextField label="Opens" value="09:00" onChange={() => undefined} />
            </FormSection>
            <FormFoot>
              <SubmitBar dirty submitting={false} onCancel={() => undefined} />
            </FormFoot>
          </Form>
        </FormBeside>
      </Specimen>
      <Specimen title="RichTextEditor and RichTextView" layout="plain">
        <RichTextEditor label="Note" value={note} onChange={setNote} maxLength={2000} />
        <RichTextView html={note} />
      </Specimen>
    </Section>
  );
}
