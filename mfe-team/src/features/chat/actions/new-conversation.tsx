import { chatOpenSchema, limits, type ChatContact } from '@muster/contracts';
import { newUuid, roleName, useActor, useFormMutation } from '@muster/kit';
import {
  Avatar,
  FormDrawer,
  IconButton,
  IconX,
  ListFocus,
  SearchSelectField,
  TextArea,
  TextField,
  useZodForm,
  type FieldOption,
} from '@muster/ui';
import { useCallback, useState } from 'react';
import { api } from '../../../api.ts';
import { useRecordSearch, type RecordOption } from '../composer/record-picker.tsx';
import { useChatMessages } from '../messages.ts';
import { useChatAddress } from '../use-chat-address.ts';
import classes from '../chat.module.css';

interface ContactOption extends FieldOption {
  contact: ChatContact;
}

const optionOf = (contact: ChatContact): ContactOption => ({
  value: contact.assignmentId,
  label: `${contact.name}, ${contact.detail ?? roleName(contact.role)}`,
  contact,
});

/** Returns a search for people the reader may write to. */
export function useContactSearch() {
  const [find] = api.useLazyChatContactsQuery();
  return useCallback(
    async (q: string) => (await find({ query: { q } }, true).unwrap()).data.map(optionOf),
    [find],
  );
}

/** Starts a conversation: participants, subject, and the first message. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const t = useChatMessages();
  const actor = useActor();
  const { go } = useChatAddress();
  const searchPeople = useContactSearch();
  const searchRecords = useRecordSearch(['candidate', 'company']);
  const [open] = api.useChatOpenMutation();
  const [key] = useState(newUuid);
  const [chosen, setChosen] = useState<readonly ChatContact[]>([]);
  const form = useZodForm({
    schema: chatOpenSchema,
    initialValues: {
      people: [] as string[],
      title: '',
      subject: null as string | null,
      message: '',
    },
    prepare: ({ people, title, subject, message }) => ({
      people,
      title: title.trim() || null,
      subject: subjectOf(subject),
      message: { key, body: message },
    }),
    mapPath: (path) => (path.startsWith('message') ? 'message' : path),
  });
  const saving = useFormMutation({
    form,
    mutation: open,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ id }) => go({ thread: id }),
    guard: { survivesQuery: true },
  });
  function choose(next: readonly ChatContact[]) {
    setChosen(next);
    form.setValue(
      'people',
      next.map(({ assignmentId }) => assignmentId),
    );
  }
  const { value: _value, onChange: _onChange, ...people } = form.field('people');
  return (
    <FormDrawer
      onClose={onClose}
      title={t('create.title')}
      cancel={t('create.cancel')}
      save={t('create.send')}
      form={form}
      saving={saving}
    >
      <ListFocus>
        <SearchSelectField<ContactOption>
          {...people}
          // A new key creates an empty field for the next person.
          key={chosen.length}
          label={t('create.to')}
          help={t('create.toHelp', { max: limits.chat.people - 1 })}
          required
          autoFocus
          value={null}
          search={async (q) =>
            (await searchPeople(q)).filter(
              ({ value }) => !chosen.some(({ assignmentId }) => assignmentId === value),
            )
          }
          onChange={(_id, option) => option && choose([...chosen, option.contact])}
        />
        {chosen.length > 0 && (
          <ul className={classes.chips}>
            {chosen.map(({ assignmentId, name }) => (
              <li key={assignmentId} className={classes.chip}>
                <Avatar name={name} size={18} />
                <span>{name}</span>
                <IconButton
                  aria-label={t('create.remove', { name })}
                  variant="subtle"
                  size="sm"
                  onClick={() => choose(chosen.filter((one) => one.assignmentId !== assignmentId))}
                >
                  <IconX size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </ListFocus>
      {actor?.audience === 'staff' && (
        <>
          <SearchSelectField<RecordOption>
            {...form.field('subject')}
            label={t('create.about')}
            help={t('create.aboutHelp')}
            search={searchRecords}
          />
          <TextField
            {...form.field('title')}
            label={t('create.name')}
            help={t('create.nameHelp')}
          />
        </>
      )}
      <TextArea
        {...form.field('message')}
        label={t('create.message')}
        required
        maxLength={limits.chat.body}
      />
    </FormDrawer>
  );
}

/** Parses `candidate:ID`, as the search identifies a record. */
function subjectOf(chosen: string | null) {
  const [type, id] = chosen?.split(':') ?? [];
  return type && id ? { type, id } : null;
}
