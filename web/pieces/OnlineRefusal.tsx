/** Why a server did not do something. */
import type { RefusalCode } from '@touchline/host/wire';
import type { ApiCode } from '../match/remote/http.ts';
import { useSettings } from '../page/settings.ts';
import { onlineWords } from '../words/online.ts';

export const OnlineRefusal = ({ why }: { readonly why: RefusalCode | ApiCode }) => onlineWords(useSettings().language).refusals[why];
