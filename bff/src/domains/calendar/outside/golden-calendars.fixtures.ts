/** Builds one calendar as the named program would write it. */
const calendar = (producer: string, ...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${producer}`, ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const event = (...lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  'DTSTAMP:20270101T000000Z',
  ...lines,
  'END:VEVENT',
];

/** Zone with only today's rules, under its well-known name. */
const newYorkByName = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'X-LIC-LOCATION:America/New_York',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'DTSTART:19700308T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'DTSTART:19701101T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Zone under a name of its own, with rules from the year 1601 on. */
const berlinByRules = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** Zone described by single changes, without rules. */
const saoPauloByChanges = [
  'BEGIN:VTIMEZONE',
  'TZID:/apple.example/20270101/America/Sao_Paulo',
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZNAME:GMT-3',
  'TZOFFSETFROM:-0200',
  'TZOFFSETTO:-0300',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Weekly in New York across a daylight-saving change, with one occurrence excluded, one moved, one
 * cancelled.
 */
export const googleCalendar = calendar(
  '-//Google Inc//Google Calendar 70.9054//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:Ada',
  'X-WR-TIMEZONE:America/New_York',
  ...newYorkByName,
  ...event(
    'UID:weekly@google.example',
    'DTSTART;TZID=America/New_York:20270301T100000',
    'DTEND;TZID=America/New_York:20270301T110000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270412T035959Z;BYDAY=MO',
    'EXDATE;TZID=America/New_York:20270308T100000',
    'SUMMARY:Choir\\, rehearsal',
    'TRANSP:OPAQUE',
  ),
  ...event(
    'UID:weekly@google.example',
    'RECURRENCE-ID;TZID=America/New_York:20270322T100000',
    'DTSTART;TZID=America/New_York:20270323T150000',
    'DTEND;TZID=America/New_York:20270323T153000',
    'SUMMARY:Choir\\, moved',
  ),
  ...event(
    'UID:weekly@google.example',
    'RECURRENCE-ID;TZID=America/New_York:20270329T100000',
    'DTSTART;TZID=America/New_York:20270329T100000',
    'DTEND;TZID=America/New_York:20270329T110000',
    'STATUS:CANCELLED',
  ),
  ...event('UID:free@google.example', 'DTSTART:20270302T090000Z', 'DTEND:20270302T100000Z').map(
    (line) => (line === 'END:VEVENT' ? 'TRANSP:TRANSPARENT\r\nEND:VEVENT' : line),
  ),
  ...event(
    'UID:declined@google.example',
    'DTSTART:20270302T110000Z',
    'DTEND:20270302T120000Z',
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=Ada;X',
    ' -NUM-GUESTS=0:mailto:Ada@People.test',
  ),
);

/** Daily on working days in Berlin by rules alone, with days that its owner marks as free. */
export const outlookCalendar = calendar(
  'Microsoft Exchange Server 2010',
  'METHOD:PUBLISH',
  ...berlinByRules,
  ...event(
    'UID:040000008200E00074C5B7101A82E008',
    'RRULE:FREQ=DAILY;COUNT=4',
    'EXDATE;VALUE=DATE:20270328',
    'DTSTART;TZID=W. Europe Standard Time:20270326T163000',
    'DTEND;TZID=W. Europe Standard Time:20270326T170000',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ),
  ...event(
    'UID:elsewhere',
    'DTSTART;TZID=W. Europe Standard Time:20270326T080000',
    'DTEND;TZID=W. Europe Standard Time:20270326T120000',
    'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
  ),
  ...event(
    'UID:away',
    'DTSTART;VALUE=DATE:20270330',
    'DTEND;VALUE=DATE:20270401',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
  ),
);

/** Zone behind a path, a duration in place of an end, single dates beside the rule, and alarms. */
export const appleCalendar = calendar(
  '-//Apple Inc.//macOS 15.1//EN',
  ...saoPauloByChanges,
  ...event(
    'UID:5C3F@apple.example',
    'DTSTART;TZID=/apple.example/20270101/America/Sao_Paulo:20270310T090000',
    'DURATION:PT1H30M',
    'RDATE;TZID=/apple.example/20270101/America/Sao_Paulo:20270312T140000,20270313T',
    ' 140000',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DESCRIPTION:Reminder',
    'END:VALARM',
  ),
  ...event('UID:birthday', 'DTSTART;VALUE=DATE:20270311', 'TRANSP:TRANSPARENT'),
);

/** Times without a zone, and a day without an end: in the reader's own zone. */
export const floatingCalendar = calendar(
  '-//Plain//EN',
  ...event(
    'UID:floating',
    'DTSTART:20271024T083000',
    'DTEND:20271024T093000',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  ),
  ...event('UID:day', 'DTSTART;VALUE=DATE:20271026'),
);

/** No events: only published free/busy times. */
export const freeBusyCalendar = calendar(
  '-//Office//EN',
  'BEGIN:VFREEBUSY',
  'DTSTAMP:20270101T000000Z',
  'FREEBUSY;FBTYPE=BUSY:20270301T090000Z/20270301T100000Z,20270301T120000Z/PT2H',
  'FREEBUSY;FBTYPE=FREE:20270301T100000Z/20270301T120000Z',
  'END:VFREEBUSY',
);

/** Rule without any occurrence, made to keep its reader busy. */
export const endlessCalendar = calendar(
  '-//Nobody//EN',
  ...event(
    'UID:endless',
    'DTSTART:20270101T100000Z',
    'DTEND:20270101T110000Z',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ),
);

/** Zone that changes its clocks each second. */
export const restlessZone = calendar(
  '-//Nobody//EN',
  'BEGIN:VTIMEZONE',
  'TZID:Restless',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=SECONDLY',
  'END:STANDARD',
  'END:VTIMEZONE',
  ...event('UID:one', 'DTSTART;TZID=Restless:20270301T100000', 'DURATION:PT1H'),
);
