export default () => "Sign in";
