import type { ConformanceArea } from './conformance-case.ts';
import { cases as bson } from './bson.cases.ts';
import { cases as collation } from './collation.cases.ts';
import { cases as commands } from './commands.cases.ts';
import { cases as cursors } from './cursors.cases.ts';
import { cases as listExpressions } from './expressions-lists.cases.ts';
import { cases as logicExpressions } from './expressions-logic.cases.ts';
import { cases as mathExpressions } from './expressions-math.cases.ts';
import { cases as textExpressions } from './expressions-text.cases.ts';
import { cases as findAndModify } from './find-and-modify.cases.ts';
import { cases as group } from './group.cases.ts';
import { cases as indexAnswers } from './index-answers.cases.ts';
import { cases as indexDefinitions } from './index-definitions.cases.ts';
import { cases as indexes } from './indexes.cases.ts';
import { cases as joins } from './joins.cases.ts';
import { cases as matchArrays } from './match-arrays.cases.ts';
import { cases as matchComparison } from './match-comparison.cases.ts';
import { cases as matchErrors } from './match-errors.cases.ts';
import { cases as matchNull } from './match-null.cases.ts';
import { cases as matchOperators } from './match-operators.cases.ts';
import { cases as dates } from './dates.cases.ts';
import { cases as exactness } from './exactness.cases.ts';
import { cases as fieldOrder } from './field-order.cases.ts';
import { cases as lets } from './let.cases.ts';
import { cases as newer } from './newer.cases.ts';
import { cases as patterns } from './patterns.cases.ts';
import { cases as streams } from './streams.cases.ts';
import { cases as times } from './times.cases.ts';
import { cases as totals } from './totals.cases.ts';
import { cases as plans } from './plans.cases.ts';
import { cases as projection } from './projection.cases.ts';
import { cases as sessions } from './sessions.cases.ts';
import { cases as sort } from './sort.cases.ts';
import { cases as stages } from './stages.cases.ts';
import { cases as updateArrays } from './update-arrays.cases.ts';
import { cases as updateErrors } from './update-errors.cases.ts';
import { cases as updateFields } from './update-fields.cases.ts';
import { cases as updateListErrors } from './update-list-errors.cases.ts';
import { cases as upsert } from './upsert.cases.ts';
import { cases as writes } from './writes.cases.ts';

/** All tables of the suite. */
export const areas: ConformanceArea[] = [
  { name: 'comparison', cases: matchComparison },
  { name: 'null and missing', cases: matchNull },
  { name: 'lists in filters', cases: matchArrays },
  { name: 'filter operators', cases: matchOperators },
  { name: 'refused filters', cases: matchErrors },
  { name: 'sort', cases: sort },
  { name: 'projection', cases: projection },
  { name: 'update of fields', cases: updateFields },
  { name: 'update of lists', cases: updateArrays },
  { name: 'refused updates', cases: updateErrors },
  { name: 'refused updates of lists', cases: updateListErrors },
  { name: 'upsert and pipelines', cases: upsert },
  { name: 'findAndModify', cases: findAndModify },
  { name: 'writes in bulk', cases: writes },
  { name: 'stages', cases: stages },
  { name: '$group', cases: group },
  { name: 'joins and output', cases: joins },
  { name: 'arithmetic', cases: mathExpressions },
  { name: 'logic, types and objects', cases: logicExpressions },
  { name: 'texts and dates', cases: textExpressions },
  { name: 'lists in expressions', cases: listExpressions },
  { name: 'types of BSON', cases: bson },
  { name: 'unique keys', cases: indexes },
  { name: 'answers by indexes on lists', cases: indexAnswers },
  { name: 'definitions of indexes', cases: indexDefinitions },
  { name: 'plans and hints', cases: plans },
  { name: 'texts as dates', cases: dates },
  { name: 'exact answers', cases: exactness },
  { name: 'order of fields', cases: fieldOrder },
  { name: 'let', cases: lets },
  { name: 'patterns of PCRE', cases: patterns },
  { name: 'sums and averages', cases: totals },
  { name: 'windows, buckets, merges and keys', cases: newer },
  { name: 'collation', cases: collation },
  { name: 'cursors', cases: cursors },
  { name: 'commands', cases: commands },
  { name: 'times', cases: times },
  { name: 'change streams', cases: streams },
  { name: 'sessions and transactions', cases: sessions },
];
