/** What an answer is to: all that a client wrote since the agency did last, or before it did. Of a conversation in its order. */
export function askedLast<Message extends { is_agency: boolean }>(
  conversation: readonly Message[],
): Message[] {
  const last = conversation.findLastIndex(({ is_agency }) => !is_agency);
  const before = conversation.slice(0, last + 1).findLastIndex(({ is_agency }) => is_agency);
  return conversation.slice(before + 1, last + 1);
}
