/** What is wrong with a list, in French. */
import { type ListWords, type Named, xmlProblem } from '../problem.ts';

const again = 'Copiez-le de nouveau en entier.';
const shape = "Écrivez une liste de numéros de cartes, ou des numéros avec le nombre d'exemplaires.";
const quote = (text: string): string => `«\u00a0${text}\u00a0»`;
const named = ({ id, name }: Named): string => `${name} (${id})`;
const meant = (near: readonly Named[], game: string): string =>
  near.length > 0 ? `Voulez-vous dire ${near.map(named).join(' ou ')}\u00a0?` : `Vérifiez le nom, et que la liste est bien pour ${game}.`;
const list = (headings: readonly string[]): string => `Titres\u00a0: ${headings.join(', ')}.`;

export const listsFr: ListWords = {
  line: (line, text) => `ligne ${line}\u00a0: ${text}`,
  problems: {
    fields: ({ fields, columns }) =>
      `Il y a ${fields} champs sous ${columns} titres de colonnes. Mettez entre guillemets un champ qui contient un séparateur.`,
    rowNamesNoCard: () => 'Cette ligne ne nomme aucune carte. Écrivez son nom ou son numéro.',
    rowCount: ({ count }) => `${quote(count)} n'est pas un nombre d'exemplaires. Écrivez un nombre entier.`,
    whichColumn: () =>
      `On ne sait pas ce que contient chaque colonne. Mettez une ligne comme ${quote('nombre,nom,numero')} au-dessus des autres.`,
    idOfOther: ({ card, name }) => `L'identifiant est celui de ${named(card)}, pas de ${name}. Corrigez le nom ou l'identifiant.`,
    numberOfOther: ({ card, name }) => `${card.id} est le numéro de ${card.name}, pas de ${name}. Corrigez le nom ou le numéro.`,
    severalNamed: ({ name, ids }) => `Plusieurs cartes s'appellent ${quote(name)}\u00a0: ${ids.join(' et ')}. Écrivez le numéro.`,
    noCardNamed: ({ name, near, game, heading }) =>
      `Il n'y a pas de carte ${quote(name)}. ${meant(near, game)}${heading ? ` Si c'est un titre, écrivez ${quote(`${name}:`)}.` : ''}`,
    noCardNumbered: ({ id, name, near, game }) =>
      `Il n'y a pas de carte ${id}${name === undefined ? '' : ` (${name})`}. ${meant(near, game)}`,
    packedStart: ({ version }) => `Un deck compressé commence par TL${version}. ${again}`,
    packedFormat: ({ found, reads }) =>
      `Ce deck compressé est au format ${found}\u00a0; ce Touchline lit le format ${reads}. Mettez-le à jour, ou demandez le deck en texte.`,
    packedLong: ({ letters }) => `Ce deck compressé a ${letters} lettres, plus qu'il n'en faut pour un deck. ${again}`,
    packedPieces: () => `Il manque un morceau de ce deck compressé, ou il y en a un de trop. ${again}`,
    packedLetter: ({ letter }) => `Le signe ${quote(letter)} n'a pas sa place dans un deck compressé. ${again}`,
    packedChanged: () => `Ce deck compressé a été modifié ou coupé en route. ${again}`,
    packedNothing: () => `Ce deck compressé ne contient aucune liste. ${again}`,
    copies: ({ count, card, most }) => `${count} exemplaires de ${card}\u00a0: il en faut de 1 à ${most}.`,
    beforeHeadings: ({ words, headings }) => `${quote(words)} se trouve avant le premier titre. ${list(headings)}`,
    otherGame: ({ found, wanted }) => `Cette liste est pour ${found}, pas pour ${wanted}. Choisissez ce jeu, ou une autre liste.`,
    noGroup: ({ game, title, cards, headings }) => {
      const out =
        cards === 1
          ? " La carte qui s'y trouve est laissée de côté."
          : cards > 1
            ? ` Les ${cards} cartes qui s'y trouvent sont laissées de côté.`
            : '';
      return `${game} n'a pas de groupe ${quote(title)}.${out} ${list(headings)}`;
    },
    headingSum: ({ says, sum }) => `Le titre annonce ${says} cartes\u00a0; les lignes au-dessous en donnent ${sum}.`,
    listSum: ({ says, sum }) => `La liste annonce ${says} cartes en tout\u00a0; les lignes au-dessus en donnent ${sum}.`,
    secondName: ({ used, other }) => `La liste a un second nom. On garde ${quote(used)}, pas ${quote(other)}.`,
    unread: ({ what }) => `Laissé de côté, sans rapport avec la liste\u00a0: ${what.join(', ')}.`,
    notJson: () =>
      "Ce n'est pas du JSON\u00a0: il manque quelque chose, ou quelque chose est de trop. Corrigez à cet endroit ou juste avant.",
    jsonShape: () => 'Un deck en JSON est un objet avec une liste pour chaque groupe.',
    noList: ({ title, value }) => `${title}\u00a0: ${value} n'est pas une liste. ${shape}`,
    noCardNumber: ({ value }) => `${value === '' ? 'Une liste dans une liste' : value} n'est pas un numéro de carte. ${shape}`,
    objectNamesNoCard: () => `L'objet ne nomme aucune carte. Donnez-lui un ${quote('id')} ou un ${quote('name')}.`,
    noCount: ({ value, card }) =>
      `${value === '' ? 'Une liste' : value} n'est pas un nombre d'exemplaires de ${card}. Écrivez un nombre entier.`,
    notO8d: ({ why }) =>
      `Ce n'est pas un fichier de deck qu'OCTGN pourrait lire\u00a0: ${xmlProblem(listsFr, why)}. Corrigez à cet endroit, ou enregistrez de nouveau le deck dans OCTGN.`,
    outsideCard: ({ text }) => `${quote(text)} se trouve hors de toute carte. Mettez ce texte dans <card> ou supprimez-le.`,
    noDeckTag: ({ tag }) => `<${tag}> n'est pas un deck. Un fichier de deck commence par <deck>.`,
    misplacedTag: ({ tag, inside }) => `<${tag}> n'a pas sa place dans <${inside}>. Un deck a des sections, une section a des cartes.`,
    namelessCard: () => "La carte n'a pas de nom. Écrivez-le entre <card> et </card>.",
    octgnIdOfOther: ({ card, number, name }) =>
      `L'identifiant OCTGN est celui de ${card}${number === undefined ? '' : ` (${number})`}, le nom dit ${name}. Corrigez celui des deux qui est faux.`,
  },
  xml: {
    otherTagDue: ({ found, due }) => `</${found}> se trouve là où </${due}> est attendu`,
    closesNothing: ({ tag }) => `</${tag}> ne ferme rien`,
    unfinishedTag: () => "une balise n'est pas terminée",
    ampersand: () => 'un & ne désigne aucune lettre\u00a0; écrivez &amp;',
    neverClosed: ({ tag }) => `<${tag}> n'est jamais fermé`,
    namelessTag: () => 'une balise sans nom',
    badAttribute: ({ tag }) => `<${tag}> a un attribut illisible`,
    twice: ({ tag, attribute }) => `<${tag}> a deux fois l'attribut ${attribute}`,
  },
};
