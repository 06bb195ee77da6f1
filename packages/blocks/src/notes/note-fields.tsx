import { limits, noteVisibilities, type NoteKind, type NoteSubjectType } from '@muster/contracts';
import { useCan } from '@muster/kit';
import {
  DateField,
  FieldRow,
  RichTextEditor,
  SearchSelectField,
  SelectField,
  dayKey,
  useT,
  type FieldOption,
  type ZodForm,
  useNow,
} from '@muster/ui';
import { usePeopleSearch } from '../people/use-people-search.ts';
import { PromiseLine } from '../promises/promise-line.tsx';
import { noteMessages } from './messages.ts';
import type { NoteDraft, NoteVisibility } from './note-draft.ts';

/** The fields of a note, new or being edited. */
export function NoteFields<Output>({
  form,
  subjectType,
  kinds,
  assignee,
}: {
  form: ZodForm<NoteDraft, Output>;
  subjectType: NoteSubjectType;
  kinds: readonly NoteKind[];
  /** Name of the present assignee of the follow-up. */
  assignee?: FieldOption | null;
}) {
  const t = useT(noteMessages);
  const can = useCan();
  const today = dayKey(useNow());
  const { mentions, options } = usePeopleSearch();
  // Notes on colleagues have no promises and no follow-up tasks.
  const isOnColleague = subjectType === 'team_member';
  const visibilities = noteVisibilities.filter(
    (visibility: NoteVisibility) => visibility !== 'management' || can('note.readManagement'),
  );
  return (
    <>
      <RichTextEditor
        {...form.field('body')}
        label={t('composer.text')}
        placeholder={t('composer.placeholder')}
        maxLength={limits.note.body}
        minHeight={96}
        mentions={{ search: mentions }}
        autoFocus
        required
      />
      {!isOnColleague && (
        <PromiseLine
          isRich
          value={form.values.body}
          onChange={(body) => form.setValue('body', body)}
        />
      )}
      <FieldRow>
        <SelectField
          {...form.field('kind')}
          label={t('composer.kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          required
        />
        <SelectField
          {...form.field('visibility')}
          label={t('composer.visibility')}
          options={visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }))}
          required
        />
      </FieldRow>
      {!isOnColleague && (
        <FieldRow>
          <DateField
            {...form.field('followUp.on')}
            label={t('composer.followUpOn')}
            help={t('composer.followUpHelp')}
            min={today}
          />
          {form.values.followUp.on !== null && (
            <SearchSelectField
              {...form.field('followUp.assigneeId')}
              label={t('composer.followUpBy')}
              search={options}
              valueOption={assignee}
            />
          )}
        </FieldRow>
      )}
    </>
  );
}
