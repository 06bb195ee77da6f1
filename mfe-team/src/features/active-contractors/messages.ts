import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the active contractors. */
const contractorMessages = defineMessages('mfe-team-contractors', {
  title: 'Active contractors',
  search: 'Find contractor or client',
  hidden: common.someoneYouCannotSee,
  view: {
    all: 'All',
    thirty: 'Ending in 30 days',
    sixty: 'Ending in 60 days',
    ninety: 'Ending in 90 days',
    overdue: 'Overdue',
    starting: 'About to start',
  },
  summary: {
    label: 'Totals of live placements',
    live_one: '{{count}} at work',
    live_other: '{{count}} at work',
    ending: '{{count}} end within 30 days',
    overdue_one: '{{count}} past its end',
    overdue_other: '{{count}} past their end',
    monthly: 'Billed a month',
    pay: 'Paid a month',
    currencies: 'Currencies are not added up.',
  },
  column: {
    contractor: common.contractor,
    client: common.client,
    supervisor: common.supervisor,
    start: 'Start',
    end: 'End',
    left: 'Weeks left',
    state: common.state,
    rates: 'Bill and pay',
    risks: 'Attention',
    manager: common.accountManager,
  },
  filter: {
    status: common.state,
    endingWithin: 'Ends within',
    days: '{{days}} days',
    overdue: 'Overdue',
    company: common.client,
    asOf: 'As of',
  },
  asOf: 'As of {{date}}: who worked then, at the rates of that day.',
  asOfNow: 'Show today',
  open: 'Open-ended',
  nobody: common.nobodyYet,
  notEligible: '{{name}}, can no longer supervise',
  weeks_one: '{{count}} week',
  weeks_other: '{{count}} weeks',
  weeksOver_one: '{{count}} week over',
  weeksOver_other: '{{count}} weeks over',
  thisWeek: 'This week',
  perHour: '/h',
  perMonth: '/month',
  risk: {
    overdue: 'Overdue',
    ending_soon: 'Ends soon',
    start_due: 'Should have started',
    no_supervisor: 'No supervisor',
    thin_margin: 'Thin margin',
    two_placements: 'Two placements',
  },
  empty: {
    title: 'No active contractors',
    text: 'People who work for a client appear here, with the end of their contract and any risks.',
    filteredTitle: 'No placements match',
    filteredText:
      'No placement fits the search and all filters at once. Remove one or clear them all.',
    clear: common.clearSearchAndFilters,
  },
});

export const useContractorMessages = () => useT(contractorMessages);
export type ContractorMessages = ReturnType<typeof useContractorMessages>;
