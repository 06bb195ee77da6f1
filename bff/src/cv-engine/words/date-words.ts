/**
 * Month names and their abbreviations, folded; English, German, Spanish, Portuguese, French, Polish
 * (also as in "marca 2019"), Italian, Dutch.
 */
export const months: readonly string[] = [
  'january jan januar janner enero ene janeiro janvier janv styczen stycznia sty gennaio januari',
  'february feb februar febrero febr fevereiro fev fevrier fevr luty lutego lut febbraio februari',
  'march mar marz marz mrz marzo marco mars marzec marca maart maerz',
  'april apr abril abr avril avr kwiecien kwietnia kwi aprile',
  'may mai mayo maio maj maja maggio mei',
  'june jun juni junio junho juin czerwiec czerwca cze giugno',
  'july jul juli julio julho juillet juil lipiec lipca lip luglio',
  'august aug agosto ago aout sierpien sierpnia sie augustus',
  'september sep sept septiembre setembro set septembre wrzesien wrzesnia wrz settembre',
  'october oct oktober okt octubre outubro out octobre pazdziernik pazdziernika paz ottobre',
  'november nov noviembre novembro novembre listopad listopada lis',
  'december dec dezember dez diciembre dic dezembro decembre grudzien grudnia gru dicembre',
];

/** Words between the two dates of a period. */
export const until = "to until till through bis a al ate au do hasta jusqu'a t/m e";
/** Words before the start date of an ongoing period. */
export const since = 'since seit ab desde depuis od dal sinds desde_el';
/** Words instead of the end date of a period. */
export const now = `present presently now current currently today ongoing to_date date heute aktuell
  jetzt laufend gegenwart actualidad actual actualmente presente hoy fecha atual atualmente momento
  hoje aujourd'hui ce_jour actuel actuellement en_cours obecnie teraz nadal chwili_obecnej dzis
  dzisiaj dnia_dzisiejszego oggi heden presents maintenant atualidade_ atualidade الان حتي_الان حتى_الان الحاضر حاليا`;
/** Small words before the end of a period: "bis zum", "hasta la", "até o". */
export const articles = 'the la el o a le ce zum';
