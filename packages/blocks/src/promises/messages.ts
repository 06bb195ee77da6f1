import { common, defineMessages, useT } from '@muster/ui';

export const promiseMessages = defineMessages('blocks-promises', {
  title: 'Promises',
  line: {
    label: 'Promises in this text',
    tracked: 'Tracked as your promise: “{{text}}”, due {{when}}.',
    notSent: 'The reader does not see the words “@promise …”.',
    remove: 'Do not track',
    removeOf: 'Do not track “{{text}}”',
    delete: 'Remove',
    deleteOf: 'Remove “{{marker}}”',
    unclear:
      '“@promise” needs a day: fri, tomorrow, 27 Nov, in 3 days or 2026-11-27. Nothing is tracked.',
    past: '“{{marker}}” is over already. Nothing is tracked.',
    far: '“{{marker}}” is more than a year away. Nothing is tracked.',
  },
  due: { clock: '{{day}} at {{clock}} ({{zone}})' },
  row: {
    actions: 'Actions for the promise “{{text}}”',
    keep: 'Mark as kept',
    move: 'Move to another day',
    withdraw: 'Withdraw',
    by: '{{name}}, {{source}}',
    you: 'You, {{source}}',
    moved: 'Moved from {{from}}: {{reason}}',
    private: 'Private',
    keptText: 'Promise marked as kept',
  },
  source: { note: 'in a note', mail: 'in an e-mail', call: 'in a call', chat: 'in a chat' },
  move: {
    title: 'Move the promise',
    dueOn: 'New day',
    reason: 'Reason',
    keep: common.cancel,
    confirm: 'Move promise',
    effects: {
      due: 'The promise and its task are due on the new day.',
      reason: 'The old day and the reason stay on the record.',
      outside: '{{name}} is not told: tell them yourself.',
    },
    done: 'Promise moved to {{day}}',
  },
  withdraw: {
    title: 'Withdraw the promise',
    keep: 'Keep promise',
    confirm: 'Withdraw promise',
    effects: {
      task: 'Its task is removed.',
      rate: 'It counts neither as kept nor as broken.',
      outside: '{{name}} is not told: tell them yourself.',
    },
    done: 'Promise withdrawn',
  },
});

export const usePromiseMessages = () => useT(promiseMessages);
