/** Whether a typed e-mail address is another key to sign in than `own`. */
export const isOtherKey = (typed: string, own: string): boolean => typed.trim().toLowerCase() !== own;
