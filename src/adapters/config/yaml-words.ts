import type { ErrorCode } from 'yaml';

export const yamlReason = (code: ErrorCode): string =>
  IN_PLAIN_WORDS[code] ?? `cannot be read as YAML (${code})`;

/** The parser's own words fit programmers; these fit whoever edits the file. */
const IN_PLAIN_WORDS: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'a tab, indent with spaces instead',
  BAD_INDENT: 'is not in line with the settings around it, or a bracket above is not closed',
  MISSING_CHAR:
    'something is missing: the colon and space after a name, a comma in a list, or a closing quote or bracket',
  MULTILINE_IMPLICIT_KEY: 'a name without its colon, write it as `name: value`',
  BLOCK_AS_IMPLICIT_KEY:
    'two colons in one line: put each setting on a line of its own, or the value in quotes',
  BLOCK_IN_FLOW: 'an indented block inside brackets, close the bracket first',
  BAD_SCALAR_START: 'a value that begins with a special character, put it in quotes',
  UNEXPECTED_TOKEN: 'characters that do not belong here: look for a stray bracket, quote or dash',
  MULTIPLE_DOCS: 'a second set of settings begins here (---), one file is for one table',
  BAD_DQ_ESCAPE: 'a backslash inside double quotes, use single quotes',
  NON_STRING_KEY: 'a name that is more than one word or number',
  TAG_RESOLVE_FAILED: 'a word with an exclamation mark in front, put the value in quotes',
  RESOURCE_EXHAUSTION: 'brackets inside brackets without end',
  BAD_ALIAS: 'a value that begins with *, put it in quotes',
};
