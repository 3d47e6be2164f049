/// <reference types="vite/client" />
declare module '*.ftl' {
  const catalogue: string;
  export default catalogue;
}
