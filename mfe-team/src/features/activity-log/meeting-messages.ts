/** What the log says of meetings. */
export const meetingLogMessages = {
  entity: 'Meeting',
  group: 'Meetings',
  actions: {
    create: 'Made a room for a meeting',
    open: 'A room opened before its meeting',
    start: 'Started a meeting',
    end: 'Ended a meeting for everyone',
    close: 'A room closed after its meeting',
    cancel: 'Cancelled a meeting',
    call_off: 'A meeting was cancelled with its interview',
    move: 'A meeting moved with its interview',
    ask: 'Came to the door of a meeting',
    knock: 'Asked to be let into a meeting',
    confirm: 'Confirmed an address for a meeting',
    admit: 'Let a guest into a meeting',
    refuse: 'Turned a guest away from a meeting',
  },
} as const;
