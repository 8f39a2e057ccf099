import "../style/app.css";

export default ({ children }) => (
  <html lang="lv">
    <body>{children}</body>
  </html>
);
