import { useState } from 'react';
import { acceptedExtensions, answerFilePurpose, limits, longestAnswer } from '@muster/contracts';
import {
  ChoiceTiles,
  DateField,
  FileDropZone,
  NumberField,
  SingleChoiceTiles,
  TextArea,
  TextField,
  UrlField,
} from '@muster/ui';
import { useQuestionMessages, type QuestionMessages } from '../messages.ts';
import classes from './preview.module.css';
import type { CandidateQuestion } from './candidate-question.ts';

/** One question with its input control. */
export function AnswerField({ question }: { question: CandidateQuestion }) {
  const t = useQuestionMessages();
  const [text, setText] = useState('');
  const [number, setNumber] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const { answerType, options, required } = question;
  const base = {
    label: required ? question.text : `${question.text} (${t('previewing.optional')})`,
    help: helpOf(question, t) || undefined,
    required,
    // Leaving a preview loses nothing.
    dirty: false,
  };
  const typed = { ...base, value: text, onChange: setText };
  switch (answerType) {
    case 'short_text':
      return <TextField {...typed} />;
    case 'long_text':
      return <TextArea {...typed} minRows={5} />;
    case 'code':
      return <TextArea {...typed} minRows={8} className={classes.code} />;
    case 'url':
      return <UrlField {...typed} />;
    case 'number':
      return <NumberField {...base} value={number} onChange={setNumber} />;
    case 'date':
      return <DateField {...base} value={text || null} onChange={(day) => setText(day ?? '')} />;
    case 'multi_choice':
      return (
        <ChoiceTiles
          {...base}
          columns={1}
          options={options.map((value) => ({ value, label: value }))}
          value={chosen}
          onChange={setChosen}
        />
      );
    case 'file':
      return <FileAnswer question={question} label={base.label} />;
    default:
      return (
        <SingleChoiceTiles
          {...base}
          columns={answerType === 'scale_1_5' ? 5 : answerType === 'yes_no' ? 2 : 1}
          options={choicesOf(question, t)}
          value={text || null}
          onChange={(value) => setText(value ?? '')}
        />
      );
  }
}

function FileAnswer({ question, label }: { question: CandidateQuestion; label: string }) {
  const t = useQuestionMessages();
  const [name, setName] = useState<string | null>(null);
  return (
    <div role="group" aria-label={label}>
      <p className={classes.text}>{label}</p>
      {question.help && <p className={classes.quiet}>{question.help}</p>}
      <FileDropZone
        label={t('previewing.drop')}
        hint={t('previewing.dropHint', { max: limits.screening.files.perAnswer })}
        accept={acceptedExtensions(answerFilePurpose)}
        onFiles={([file]) => setName(file?.name ?? null)}
      />
      {name && <p className={classes.quiet}>{t('previewing.chosen', { name })}</p>}
    </div>
  );
}

function choicesOf({ answerType, options }: CandidateQuestion, t: QuestionMessages) {
  if (answerType === 'yes_no')
    return [
      { value: 'yes', label: t('previewing.yes') },
      { value: 'no', label: t('previewing.no') },
    ];
  if (answerType === 'scale_1_5')
    return ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
  return options.map((value) => ({ value, label: value }));
}

/** Returns the help text, the limits of the answer and its language, in one line. */
function helpOf(question: CandidateQuestion, t: QuestionMessages): string {
  const { help, answerType, min, max, maxLength, answerLanguage } = question;
  const longest = longestAnswer(answerType);
  const bounds =
    min !== null && max !== null
      ? t('previewing.range', { min, max })
      : min !== null
        ? t('previewing.from', { min })
        : max !== null && t('previewing.upTo', { max });
  return [
    help,
    bounds,
    longest !== null && t('previewing.left', { max: maxLength ?? longest }),
    answerType === 'scale_1_5' && `${t('previewing.scaleLow')}, ${t('previewing.scaleHigh')}`,
    answerLanguage === 'own' && t('previewing.ownLanguage'),
  ]
    .filter(Boolean)
    .join(' · ');
}
