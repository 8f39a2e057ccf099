/** Whether an address is on this machine, where what is sent in the clear is read by nobody else. */
export const isHere = ({ hostname }: URL): boolean => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
